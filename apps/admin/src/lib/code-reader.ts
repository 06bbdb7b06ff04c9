/** What a camera shows, read: the text of a QR code in it, or null. */
export type ReadCode = (video: HTMLVideoElement) => Promise<string | null>

type Detector = { detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]> }
type DetectorClass = {
  new (options: { formats: string[] }): Detector
  getSupportedFormats: () => Promise<string[]>
}

/** The browser's own reader where there is one; else jsqr, which is loaded now. */
export async function loadCodeReader(): Promise<ReadCode> {
  const Own = Reflect.get(globalThis, 'BarcodeDetector') as DetectorClass | undefined
  if (Own && (await Own.getSupportedFormats()).includes('qr_code')) {
    const detector = new Own({ formats: ['qr_code'] })
    return async (video) => (await detector.detect(video))[0]?.rawValue ?? null
  }
  const { default: readQr } = await import('jsqr')
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d', { willReadFrequently: true })
  return async (video) => {
    const { videoWidth: width, videoHeight: height } = video
    if (!context || width === 0) return null
    canvas.width = width
    canvas.height = height
    context.drawImage(video, 0, 0)
    return readQr(context.getImageData(0, 0, width, height).data, width, height)?.data ?? null
  }
}

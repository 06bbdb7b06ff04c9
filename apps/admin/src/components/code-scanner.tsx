import * as cratesCopy from '@trivet/core/copy/crates'
import { Button } from '@trivet/ui/button'
import { Camera } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { loadCodeReader } from '../lib/code-reader.ts'
import { FormAlert } from './form-alert.tsx'

const pauseMs = 200
// so many looks without a code, and the same one counts anew
const looksUntilAnew = 8

/** Opens the camera when asked to, and says each QR code once as long as it is held before it. */
export function CodeScanner({ onCode }: { onCode: (text: string) => void }) {
  const [state, setState] = useState<'off' | 'on' | 'failed'>('off')
  if (state === 'on') {
    return (
      <div className="grid gap-2">
        <CameraView onCode={onCode} onFail={() => setState('failed')} />
        <Button variant="secondary" onClick={() => setState('off')}>
          Close the camera
        </Button>
      </div>
    )
  }
  return (
    <div className="grid gap-2">
      <Button variant="secondary" onClick={() => setState('on')}>
        <Camera aria-hidden strokeWidth={1.75} />
        Scan with the camera
      </Button>
      {state === 'failed' && <FormAlert>{cratesCopy.noCamera}</FormAlert>}
    </div>
  )
}

function CameraView({ onCode, onFail }: { onCode: (text: string) => void; onFail: () => void }) {
  const view = useRef<HTMLVideoElement>(null)
  const say = useEffectEvent(onCode)
  const fail = useEffectEvent(onFail)
  useEffect(() => {
    const video = view.current
    if (!video) return
    return watch(video, { onCode: (text) => say(text), onFail: () => fail() })
  }, [])
  return (
    <video
      ref={view}
      muted
      playsInline
      aria-label="What the camera sees"
      className="aspect-square w-full rounded-cloth border bg-muted object-cover"
    />
  )
}

/** Looks until it is told to stop, by the function that it gives back. */
function watch(
  video: HTMLVideoElement,
  { onCode, onFail }: { onCode: (text: string) => void; onFail: () => void },
): () => void {
  let isOver = false
  let stream: MediaStream | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => {
    isOver = true
    clearTimeout(timer)
    for (const track of stream?.getTracks() ?? []) track.stop()
  }

  async function start() {
    const [camera, read] = await Promise.all([
      navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } }),
      loadCodeReader(),
    ])
    stream = camera
    if (isOver) return stop()
    video.srcObject = camera
    await video.play()
    let last: string | null = null
    let looks = 0
    const look = async () => {
      const text = await read(video)
      if (isOver) return
      looks = text === null ? looks + 1 : 0
      if (looks >= looksUntilAnew) last = null
      if (text !== null && text !== last) onCode((last = text))
      timer = setTimeout(() => void look().catch(onFail), pauseMs)
    }
    await look()
  }

  start().catch(() => {
    if (!isOver) onFail()
    stop()
  })
  return stop
}

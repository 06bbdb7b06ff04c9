import * as generalCopy from '@trivet/core/copy/general'
import { adminProductOutput, type AdminProduct } from '@trivet/core/contract/catalog'
import { readToken } from '../../lib/session.ts'

export const maxPictureBytes = 5 * 1024 * 1024
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif']

export const unreadablePicture =
  'This file is not a picture we can read. Please choose a JPEG, PNG, WebP or AVIF.'

/** What can be said of a file before it is sent; the server looks into it. */
export function pictureProblem(file: File): string | null {
  if (!pictureTypes.includes(file.type)) return 'Please choose a JPEG, PNG, WebP or AVIF picture.'
  if (file.size > maxPictureBytes) return 'A picture can be 5 MB at most. Please choose a smaller one.'
  return null
}

type Upload = { id: string; file: File; onProgress: (share: number) => void }

/** Sends a picture as it is and tells how much has left; throws the server's own sentence when it is refused. */
export function uploadPicture({ id, file, onProgress }: Upload): Promise<AdminProduct> {
  return new Promise((resolve, reject) => {
    // fetch tells nothing of how much was sent
    const request = new XMLHttpRequest()
    request.open('PUT', pictureEndpoint(id))
    request.setRequestHeader('content-type', file.type)
    request.setRequestHeader('authorization', `Bearer ${readToken() ?? ''}`)
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total > 0 ? loaded / total : 0),
    )
    request.addEventListener('error', () => reject(new Error(generalCopy.errorOccurred)))
    request.addEventListener('load', () => {
      try {
        resolve(readAnswer(request.status, request.responseText))
      } catch (error) {
        reject(error instanceof Error ? error : new Error(generalCopy.errorOccurred))
      }
    })
    request.send(file)
  })
}

export async function removePicture(id: string): Promise<AdminProduct> {
  const headers = { authorization: `Bearer ${readToken() ?? ''}` }
  const answer = await fetch(pictureEndpoint(id), { method: 'DELETE', headers })
  return readAnswer(answer.status, await answer.text())
}

const pictureEndpoint = (id: string) => `/api/admin/products/${id}/picture`

function readAnswer(status: number, text: string): AdminProduct {
  const body = parseJson(text)
  if (status === 200) return adminProductOutput.parse(body)
  const message: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'message') : null
  throw new Error(typeof message === 'string' ? message : generalCopy.errorOccurred)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

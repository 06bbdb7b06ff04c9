import * as damageCopy from '@trivet/core/copy/damage'
import * as generalCopy from '@trivet/core/copy/general'
import { maxDamagePhotos } from '@trivet/core/orders'
import { useState } from 'react'
import { dataUrlOf } from '../../lib/data-url.ts'
import { FileError, uploadPicture } from '../../lib/private-file.ts'
import { paths } from '../../paths.ts'
import { shrinkPhoto } from './shrink-photo.ts'

/** A photo on its way: it has an id once the server has taken it. */
export type DamagePhoto = { key: string; name: string; preview: string; id: string | null }

/** Photos travel as soon as they are chosen, so that sending the report takes no time. */
export function useDamagePhotos(orderId: string) {
  const [photos, setPhotos] = useState<DamagePhoto[]>([])
  const [problem, setProblem] = useState<string | null>(null)

  async function add(file: File) {
    const key = crypto.randomUUID()
    try {
      const preview = await dataUrlOf(file)
      setPhotos((before) => [...before, { key, name: file.name, preview, id: null }])
      const path = paths.damagePhotos({ orderId })
      const { _id: id } = await uploadPicture<{ _id: string }>(path, await shrinkPhoto(file))
      setPhotos((before) => before.map((photo) => (photo.key === key ? { ...photo, id } : photo)))
    } catch (error) {
      remove(key)
      setProblem(`${file.name}: ${error instanceof FileError ? error.message : generalCopy.errorOccurred}`)
    }
  }

  function addAll(files: readonly File[]) {
    setProblem(null)
    const room = maxDamagePhotos - photos.length
    if (files.length > room) setProblem(damageCopy.damagePhotoLimit(maxDamagePhotos))
    for (const file of files.slice(0, room)) void add(file)
  }

  function remove(key: string) {
    setPhotos((before) => before.filter((photo) => photo.key !== key))
  }

  const ids = photos.flatMap(({ id }) => id ?? [])
  return { photos, ids, isUploading: ids.length < photos.length, problem, addAll, remove }
}

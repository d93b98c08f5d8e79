import { attempt } from "../error/attempt.ts"
import { imageUri } from "./imageUri.ts"

const MAX_LENGTH = 2_000

const originOf = (url: string): string | undefined => attempt(() => new URL(url).origin)

/** The picture that a text of a stranger leads to, where it may be shown: itself an image, or on one of the hosts. */
export const allowedPicture = (
  record: string | undefined,
  hosts: ReadonlyArray<string>
): string | undefined => {
  if (record === undefined) return undefined
  const image = imageUri(record)
  if (image !== undefined || record.length > MAX_LENGTH || !/^https:\/\//i.test(record)) return image
  const origin = originOf(record)
  return origin !== undefined && hosts.some((host) => originOf(host) === origin)
    ? new URL(record).href
    : undefined
}

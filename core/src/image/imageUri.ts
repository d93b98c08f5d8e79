const MAX_LENGTH = 256 * 1024

/** A foreign image that is safe in an `<img>` and of bounded size, or undefined: `data:` URIs of images up to 256 KiB. */
export const imageUri = (value: unknown): string | undefined => {
  if (typeof value !== "string" || value.length > MAX_LENGTH) return undefined
  const uri = value.trim()
  const isImage = /^data:image\/(png|jpeg|webp|gif|svg\+xml)[;,]/i.test(uri)
  // A browser complains of malformed base64, as if the page had a fault.
  const isBroken = /^[^,]*;base64,/i.test(uri) && !/^[^,]*,[\w+/=\s%-]*$/.test(uri)
  return isImage && !isBroken ? uri : undefined
}

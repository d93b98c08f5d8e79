/** A hash of a text: the same everywhere, evenly distributed. FNV-1a, 32 bits. */
export const hashOf = (text: string): number => {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  // A final mixing step, since ids that differ only at the end would give close numbers.
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return (hash ^ (hash >>> 13)) >>> 0
}

/** A hue in degrees made from an id. */
export const tintOf = (id: string): number => hashOf(id) % 360

const MAX_RAISES = 10

/**
 * Keeps something above what is put over it while it is shown: the modal opens for a request a moment later than the frame.
 * It looks at each picture that the browser draws, since what is below takes no click. Gives up after ten times, so that two
 * that do the same do not go on for ever.
 */
export const keepOnTop = ({
  isOnTop,
  raise
}: {
  readonly isOnTop: () => boolean
  readonly raise: () => void
}): { readonly start: () => void; readonly stop: () => void } => {
  let next: number | undefined
  return {
    start: () => {
      let raises = 0
      const look = () => {
        next = requestAnimationFrame(look)
        if (isOnTop() || raises >= MAX_RAISES) return
        raises++
        raise()
      }
      look()
    },
    stop: () => {
      if (next !== undefined) cancelAnimationFrame(next)
    }
  }
}

const CHECK_MILLIS = 100
const MAX_RAISES = 10

/**
 * Keeps something above what is put over it while it is shown: the modal opens for a request a moment later than the frame.
 * Gives up after ten times, so that two that do the same do not go on for ever.
 */
export const keepOnTop = ({
  isOnTop,
  raise
}: {
  readonly isOnTop: () => boolean
  readonly raise: () => void
}): { readonly start: () => void; readonly stop: () => void } => {
  let timer: ReturnType<typeof setInterval> | undefined
  return {
    start: () => {
      let raises = 0
      timer = setInterval(() => {
        if (isOnTop() || raises >= MAX_RAISES) return
        raises++
        raise()
      }, CHECK_MILLIS)
    },
    stop: () => clearInterval(timer)
  }
}

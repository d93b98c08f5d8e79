/** Lets the tiles of a grid draw their pictures one after the other, once the grid was scrolled. */
export interface PictureTurns {
  /** Whether a new tile has to wait for its turn: not while the grid stands as it was opened. */
  readonly isNeeded: () => boolean
  /** Calls `draw` when it is this tile's turn; the answer takes it out of the queue. */
  readonly ask: (draw: () => void) => () => void
  /** The grid is scrolled to here now, in px. */
  readonly scrolled: (top: number) => void
}

/** Px a millisecond: faster than anybody looks at each row. */
const FAST = 0.15
/** How long after the last fast movement the next turn is given, in milliseconds. */
const REST = 100

const whenIdle = (work: () => void) => {
  if (typeof requestIdleCallback === "function") requestIdleCallback(work, { timeout: 500 })
  else setTimeout(work, 16)
}

/**
 * Makes the turns of one grid. To fetch and decode a picture takes longer than to draw the rest of its tile, and a grid that
 * is thrown past hundreds of wallets would stand still for it: a tile that passes by keeps its letter.
 */
export const makePictureTurns = (): PictureTurns => {
  const queue = new Set<() => void>()
  let last: { readonly top: number; readonly at: number } | undefined
  let heldUntil = 0
  let isScrolled = false
  let isWaiting = false

  const next = () => {
    isWaiting = false
    const left = heldUntil - performance.now()
    const [draw] = queue
    if (draw === undefined) return
    if (left > 0) {
      isWaiting = true
      setTimeout(next, left)
      return
    }
    queue.delete(draw)
    draw()
    wait()
  }
  const wait = () => {
    if (isWaiting || queue.size === 0) return
    isWaiting = true
    whenIdle(next)
  }

  return {
    isNeeded: () => isScrolled,
    ask: (draw) => {
      queue.add(draw)
      wait()
      return () => void queue.delete(draw)
    },
    scrolled: (top) => {
      const at = performance.now()
      if (last !== undefined && last.top !== top) {
        isScrolled = true
        if (Math.abs(top - last.top) > (at - last.at) * FAST) heldUntil = at + REST
      }
      last = { top, at }
    }
  }
}

const patterns: Readonly<Record<string, number | ReadonlyArray<number>>> = {
  success: 12,
  failed: [20, 60, 20]
}

/**
 * Lets a phone be felt once something is done, or has failed. Quiet where the visitor wants less motion, where nothing was touched yet
 * (browsers refuse it then, and say so on the page's console), and where nothing can vibrate.
 */
export const tapVisitor = (status: string): void => {
  const pattern = patterns[status]
  if (pattern === undefined || typeof navigator.vibrate !== "function") return
  if (navigator.userActivation?.hasBeenActive === false) return
  if (!matchMedia("(pointer: coarse) and (prefers-reduced-motion: no-preference)").matches) return
  navigator.vibrate(typeof pattern === "number" ? pattern : [...pattern])
}

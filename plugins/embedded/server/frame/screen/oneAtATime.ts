/** Runs one piece of work at a time, what is asked for meanwhile is left out; `wrong` says why one failed. */
export const oneAtATime = (
  wrong: HTMLElement,
  otherwise = ""
): ((work: () => Promise<void>) => Promise<void>) => {
  const state = { isBusy: false }
  return async (work) => {
    if (state.isBusy) return
    state.isBusy = true
    wrong.textContent = ""
    try {
      await work()
    } catch (error) {
      wrong.textContent = error instanceof Error ? error.message : otherwise
    }
    state.isBusy = false
  }
}

import type { Page } from "@playwright/test"

/**
 * Waits until every transition of the page and of the modal in it has come to its end; an animation without an end, such
 * as the ring of a waiting view, is not waited for. What has just come may begin its own a frame later, so that all has
 * to stay at rest for a while. Colours in the middle of a transition have a contrast of their own.
 */
export const atRest = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    const roots = () => [
      document,
      ...[...document.querySelectorAll("*")].flatMap(({ shadowRoot }) => shadowRoot ?? [])
    ]
    const isAtRest = () =>
      roots()
        .flatMap((root) => root.getAnimations())
        .every(
          ({ playState, effect }) =>
            playState !== "running" || effect?.getComputedTiming().iterations === Infinity
        )
    for (let resting = 0; resting < 10; resting = isAtRest() ? resting + 1 : 0) await frame()
  })

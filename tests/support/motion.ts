import { cdp } from "vitest/browser"

interface Devtools {
  readonly send: (method: string, params?: object) => Promise<unknown>
}

const devtools = (): Devtools => cdp() as unknown as Devtools

/**
 * Draws all motion of the page this much slower while `look` runs, so that a busy machine does not miss a part of it; what
 * a motion says of its own duration stays the same.
 */
export const slowed = async <A>(factor: number, look: () => Promise<A>): Promise<A> => {
  await devtools().send("Animation.enable")
  await devtools().send("Animation.setPlaybackRate", { playbackRate: 1 / factor })
  try {
    return await look()
  } finally {
    await devtools().send("Animation.setPlaybackRate", { playbackRate: 1 })
  }
}

/** Whether the visitor wants less motion. */
export const preferMotion = (value: "reduce" | "no-preference") =>
  devtools().send("Emulation.setEmulatedMedia", {
    features: [{ name: "prefers-reduced-motion", value }]
  })

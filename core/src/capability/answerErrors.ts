import { defineError } from "../error/defineError.ts"

/**
 * Whoever has the capability threw, rejected with something that is no error of the kit, gave no answer in time, or one that cannot be
 * used: `problem` says what is wrong with that one.
 */
export class CapabilityFailedError
  extends /* @__PURE__ */ defineError("CapabilityFailedError", {
    text: ({
      capability,
      plugin,
      problem
    }: {
      readonly capability: string
      readonly plugin?: string
      readonly problem?: string
    }) =>
      `The source of ${capability}${plugin === undefined ? "" : ` in plugin "${plugin}"`} ${
        problem === undefined ? "failed" : `gave an answer that cannot be used: ${problem}`
      }.`,
    advice: "Try again later; the cause says what the source threw, or that it gave no answer in time."
  }) {}

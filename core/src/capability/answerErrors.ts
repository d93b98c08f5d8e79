import { defineError } from "../error/defineError.ts"

/** Whoever has the capability threw, rejected with something that is no error of the kit, or gave no answer in time. */
export class CapabilityFailedError
  extends /* @__PURE__ */ defineError("CapabilityFailedError", {
    text: ({ capability }: { readonly capability: string; readonly plugin?: string }) =>
      `The source of ${capability} failed.`,
    advice: "Try again later; the cause says what the source threw, or that it gave no answer in time."
  }) {}

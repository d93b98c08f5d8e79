import { defineError } from "../error/defineError.ts"

/** What was asked for needs a library that the page does not have. */
export class SdkMissingError
  extends /* @__PURE__ */ defineError("SdkMissingError", {
    text: ({ library }: { readonly library: string }) => `${library} could not be loaded.`,
    advice: ({ library }) => `Add ${library} to the page's dependencies.`
  }) {}

import { defineError } from "@latchkey/core"

/** A hook or a component was rendered outside of a `KitProvider`, or what was passed as its kit is none. */
export class KitProviderMissingError
  extends /* @__PURE__ */ defineError("KitProviderMissingError", {
    text: ({ usedBy }: { readonly usedBy: string }) => `${usedBy} has no kit.`,
    advice: "Wrap it in <KitProvider kit={kit}>."
  }) {}

/** The modal's file did not load or did not run: the visitor is offline, or a new version of the page was deployed. */
export class ModalLoadFailedError
  extends /* @__PURE__ */ defineError("ModalLoadFailedError", {
    text: "The modal didn't load.",
    advice: "Serve all files of this build and the one before."
  }) {}

import { defineError } from "@latchkey/core"

/** A hook or a component was rendered outside of a `KitProvider`. */
export class KitProviderMissingError
  extends /* @__PURE__ */ defineError("KitProviderMissingError", {
    text: ({ usedBy }: { readonly usedBy: string }) => `${usedBy} was used outside of KitProvider.`,
    advice: "Render <KitProvider kit={kit}> around the components that use it."
  }) {}

/** The modal's file did not load or did not run: the visitor is offline, or a new version of the page was deployed. */
export class ModalLoadFailedError
  extends /* @__PURE__ */ defineError("ModalLoadFailedError", {
    text: "The modal could not be loaded.",
    advice: "Serve every file of the build, and keep those of the previous one for open pages."
  }) {}

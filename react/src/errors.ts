import { KitError } from "@latchkey/core"

/** A hook or a component was rendered where no kit is in reach. */
export class KitProviderMissingError extends KitError<"KIT_PROVIDER_MISSING", { readonly usedBy: string }> {
  readonly _tag = "KitProviderMissingError"
  constructor(usedBy: string) {
    super(
      "KIT_PROVIDER_MISSING",
      { usedBy },
      `${usedBy} was used outside of KitProvider.`,
      "Create a kit with createKit and render <KitProvider kit={kit}> around the components that use it."
    )
  }
}

/** The modal's file did not arrive or did not run: the visitor is offline, or the page was deployed anew meanwhile. */
export class ModalLoadFailedError extends KitError<"MODAL_LOAD_FAILED"> {
  readonly _tag = "ModalLoadFailedError"
  constructor(cause: unknown) {
    super(
      "MODAL_LOAD_FAILED",
      {},
      "The modal could not be loaded.",
      "Check that every file of the build is served, and keep the files of the previous deployment for open pages.",
      cause
    )
  }
}

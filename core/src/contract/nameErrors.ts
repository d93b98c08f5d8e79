import { defineError } from "../error/defineError.ts"

/**
 * A text that cannot be a name. `short` and `characters` are said of one that is to be registered; `form` of any that is looked
 * up: it is not written as names are, or can be mistaken for another one.
 */
export class NameInvalidError
  extends /* @__PURE__ */ defineError("NameInvalidError", {
    text: ({ reason }: { readonly reason: "short" | "characters" | "form" }) =>
      reason === "form"
        ? "This is no name, or can be mistaken for another one."
        : reason === "short"
          ? "Name must be at least 4 characters long"
          : "Can only contain letters, numbers and - characters",
    advice: ({ reason }) =>
      reason === "form"
        ? "Ask for the address, or for the name as it was registered."
        : "Use at least four letters, digits or hyphens."
  }) {}

/** The name belongs to somebody, or the account has one already. */
export class NameTakenError
  extends /* @__PURE__ */ defineError("NameTakenError", {
    text: ({ by }: { readonly by: "other" | "self" }) =>
      by === "self" ? "You already own a name" : "This name is taken.",
    advice: "Choose another name, or another account."
  }) {}

/** The name service did not answer, or refused without a reason that is known. */
export class NameFailedError
  extends /* @__PURE__ */ defineError("NameFailedError", {
    text: "Error resolving name",
    advice: "Try again later; addresses work without it."
  }) {}

/** The account is on a network that the app does not use. */
export class NameNetworkError
  extends /* @__PURE__ */ defineError("NameNetworkError", {
    text: "Network not found",
    advice: "Switch to a network of the app, and ask again."
  }) {}

/** Nobody is connected who could sign for a name, or another account by the time it was signed. */
export class NameAccountError
  extends /* @__PURE__ */ defineError("NameAccountError", {
    text: "Address or auth connector not found",
    advice: "Connect a wallet, and register the name with the account that is to have it."
  }) {}

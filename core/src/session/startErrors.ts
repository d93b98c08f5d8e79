import { defineError } from "../error/defineError.ts"

/** A network was passed whose namespace no installed plugin brings. */
export class NamespaceMissingError
  extends /* @__PURE__ */ defineError("NamespaceMissingError", {
    text: ({ network, namespace }: { readonly network: string; readonly namespace: string }) =>
      `Unsupported chain namespace of network "${network}"${namespace === "" ? "" : ` (${namespace})`}.`,
    advice: "Add the chain's plugin to createKit({ plugins }), or name the network's chainNamespace."
  }) {}

/** createKit was given an option that it cannot work with. */
export class OptionInvalidError
  extends /* @__PURE__ */ defineError("OptionInvalidError", {
    text: ({
      option,
      problem
    }: {
      readonly option: string
      readonly problem: string
      readonly instead: string
    }) => `createKit cannot use its option "${option}": ${problem}.`,
    advice: ({ instead }) => instead
  }) {}

/** createKit was called without a network. */
export class NetworksEmptyError
  extends /* @__PURE__ */ defineError("NetworksEmptyError", {
    text: "The kit has no network.",
    advice: "Pass at least one network to createKit({ networks })."
  }) {}

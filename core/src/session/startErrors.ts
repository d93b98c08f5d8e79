import { defineError } from "../error/defineError.ts"

/** A network was passed whose namespace no installed plugin brings. */
export class NamespaceMissingError
  extends /* @__PURE__ */ defineError("NamespaceMissingError", {
    text: ({ network, namespace }: { readonly network: string; readonly namespace: string }) =>
      `Unsupported chain namespace of network "${network}"${namespace && ` (${namespace})`}.`,
    advice: "Add its plugin to createKit({ plugins }), or name its chainNamespace."
  }) {}

/** createKit, or a plugin's function, was given an option that it cannot work with. */
export class OptionInvalidError
  extends /* @__PURE__ */ defineError("OptionInvalidError", {
    // A page in production pays for no sentence: a development build has one for each option.
    text: ({
      option,
      problem = ""
    }: {
      /** What cannot be used: an option of `createKit`, or `createKit` or a plugin whose options cannot be read. */
      readonly option: string
      readonly problem?: string
      readonly instead?: string
    }) => option + problem,
    advice: ({ instead = "" }) => instead
  }) {}

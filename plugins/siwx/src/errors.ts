import { defineError } from "@latchkey/core"

export { SiwxConfigDuplicateError } from "./SiwxConfigDuplicateError.ts"

/** A field cannot stand in a message: it is missing, has a line break, is not what it is called, or is too long. */
export class SiwxMessageInvalidError
  extends /* @__PURE__ */ defineError("SiwxMessageInvalidError", {
    text: ({ field }: { readonly field: string }) => `The message cannot be written: ${field}.`,
    advice: "Check what the app gave for signing in: statement, resources, the address of the page."
  }) {}

/** The server takes no sign-ins of that network. */
export class SiwxNetworkRefusedError
  extends /* @__PURE__ */ defineError("SiwxNetworkRefusedError", {
    text: ({ chainId }: { readonly chainId: string }) => `The site takes no sign-ins on ${chainId}.`,
    advice: "Choose another network, or add this one to `chains` of the server part."
  }) {}

/** A smart account's signature was not accepted: its contract has to be asked, and nobody was, or it said no. */
export class SiwxSmartAccountError
  extends /* @__PURE__ */ defineError("SiwxSmartAccountError", {
    text: (_: { readonly chainId: string }) => "This application might not support Smart Accounts",
    advice: ({ chainId }) =>
      `Let the server ask accounts of ${chainId}: chains in siwxServer(). The visitor may sign in with the account of the key.`
  }) {}

/** An option of `siwx` that cannot be used as it is. */
export class SiwxOptionInvalidError
  extends /* @__PURE__ */ defineError("SiwxOptionInvalidError", {
    text: ({ option, problem }: { readonly option: string; readonly problem: string }) =>
      `The option ${option} of siwx() is wrong: ${problem}.`,
    advice: ({ option }) =>
      option === "server"
        ? "Serve the server part at a path of the page's own origin, such as /siwx, by a rewrite or a proxy: browsers send the page's cookies nowhere else."
        : "Correct it: messages are written without what is wrong."
  }) {}

/** What answered is no server of sign-ins: the page's own server, which has no such page or sends the app. */
export class SiwxServerMissingError
  extends /* @__PURE__ */ defineError("SiwxServerMissingError", {
    text: ({ url, status }: { readonly url: string; readonly status: number }) =>
      `siwx() found no server of sign-ins at "${url}", but one that answers with status ${status}.`,
    advice: "Serve @latchkey/siwx/server there, or pass siwx({ server }) or siwx({ backend })."
  }) {}

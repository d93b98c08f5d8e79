import { defineError } from "@latchkey/core"

/** Sessions are off. */
export class SmartSessionsOffError
  extends /* @__PURE__ */ defineError("SmartSessionsOffError", {
    code: "SMART_SESSIONS_OFF",
    text: "Smart sessions are off.",
    advice: "Turn them on: createKit({ features: { smartSessions: true } })."
  }) {}

/** What was asked for is no request for permissions; nobody was asked. */
export class SessionRequestInvalidError
  extends /* @__PURE__ */ defineError("SessionRequestInvalidError", {
    code: "SMART_SESSIONS_REQUEST_INVALID",
    text: ({ problem }: { readonly field: string; readonly problem: string }) => problem,
    advice: "See details.field."
  }) {}

/** The connected wallet cannot grant what was asked for; it was not asked. */
export class SessionUnsupportedError
  extends /* @__PURE__ */ defineError("SessionUnsupportedError", {
    code: "SMART_SESSIONS_UNSUPPORTED",
    text: ({
      what,
      type
    }: {
      readonly what: "Signer" | "Permission" | "Policy" | "Wallet"
      readonly type: string
    }) =>
      what === "Wallet"
        ? "Wallet does not support `wallet_grantPermissions` method"
        : `${what} type ${type} is not supported by the connected wallet`,
    advice: "Ask for less, or connect a wallet that grants permissions."
  }) {}

/** The wallet granted something else than was asked for, or more. The cosigner is not told, so that it cannot be used. */
export class SessionTooWideError
  extends /* @__PURE__ */ defineError("SessionTooWideError", {
    code: "SMART_SESSIONS_TOO_WIDE",
    text: ({ what }: { readonly what: string }) => `The wallet's grant goes beyond the request: ${what}.`,
    advice: "The visitor should revoke it in the wallet."
  }) {}

/** The cosigner did not do its part. */
export class CosignerError
  extends /* @__PURE__ */ defineError("CosignerError", {
    code: "SMART_SESSIONS_COSIGNER",
    text: ({ step }: { readonly step: string; readonly status?: number }) =>
      `The cosigner failed at ${step}.`,
    advice: "See details.status and the cause; try again."
  }) {}

/** There is no such session of the account, or it has ended. */
export class SessionMissingError
  extends /* @__PURE__ */ defineError("SessionMissingError", {
    code: "SMART_SESSIONS_MISSING",
    text: "The account has no such session that could be revoked.",
    advice: "Load the sessions again."
  }) {}

import type { CaipAddress, HexText, PermissionRequest, SessionKey } from "@latchkey/core"
import { readField } from "@latchkey/core/chain-kit"
import { Http, type HttpError } from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import { CosignerError } from "./errors.ts"
import type { SmartSessionsOptions } from "./SmartSessionsOptions.ts"

const MAX_ID = 200

/** A session that the cosigner has begun, and the key with which it signs beside the app. */
export interface BegunSession {
  readonly pci: string
  readonly key: SessionKey
}

/** The text that bytes are, where a cosigner writes a key's hex digits as bytes, and those as hex once more. */
const plainKey = (told: unknown): unknown =>
  typeof told === "string" && /^0x(?:3[0-9]|[46][1-6]){66,130}$/i.test(told)
    ? `0x${told.slice(2).replace(/../g, (byte) => String.fromCharCode(Number.parseInt(byte, 16)))}`
    : told

const decodeBegun = (answer: unknown): BegunSession | undefined => {
  const pci = readField(answer, "pci")
  const key = readField(answer, "key")
  const type = (["secp256k1", "secp256r1"] as const).find((one) => one === readField(key, "type"))
  const publicKey = plainKey(readField(key, "publicKey"))
  return typeof pci === "string" &&
    pci !== "" &&
    pci.length <= MAX_ID &&
    type !== undefined &&
    typeof publicKey === "string" &&
    /^0x(?:[0-9a-f]{66}|[0-9a-f]{130})$/i.test(publicKey)
    ? { pci, key: { type, publicKey: publicKey.toLowerCase() as HexText } }
    : undefined
}

const failedAt =
  (step: string) =>
  (error: HttpError): CosignerError =>
    error._tag === "HttpStatusError"
      ? new CosignerError({ step, status: error.details.status }, error)
      : new CosignerError({ step }, error)

/** Whether a cosigner refuses because the session has ended already: an earlier try got there, and its answer was lost. */
const isOver = (error: HttpError): boolean =>
  error._tag === "HttpStatusError" &&
  error.details.status === 400 &&
  /permission is revoked/i.test(error.details.body)

/** Makes the way to the cosigner: it keeps sessions by the account's CAIP-10 id. */
export const makeCosigner = ({ projectId, url }: Required<SmartSessionsOptions>) =>
  Effect.map(Http, (http) => {
    const address = (account: CaipAddress, step = "", more: Readonly<Record<string, string>> = {}) =>
      `${url.replace(/\/$/, "")}/v1/sessions/${encodeURIComponent(account)}${step}?${new URLSearchParams({ projectId, st: "latchkey", sv: "latchkey-0.1.0", ...more })}`
    const post = (account: CaipAddress, step: "" | "/activate" | "/revoke", body: object) =>
      http.json({
        // The second form of an answer has the key as it is.
        url: address(account, step, step === "" ? { v: "2" } : {}),
        method: "POST",
        kind: "write",
        body
      })
    // It may answer with nothing at all.
    const done = (account: CaipAddress, step: "/activate" | "/revoke", body: object) =>
      Effect.asVoid(
        Effect.catch(post(account, step, body), (error) =>
          error._tag === "HttpBodyInvalidError" || (step === "/revoke" && isOver(error))
            ? Effect.succeed(undefined)
            : Effect.fail(failedAt(step.slice(1))(error))
        )
      )
    return {
      /**
       * Begins a session: what it answers with is a key of its own. Fails: `CosignerError`, also for a key that is one of the request's:
       * nobody would then sign beside the app.
       */
      begin: (account: CaipAddress, request: PermissionRequest) =>
        Effect.flatMap(Effect.mapError(post(account, "", request), failedAt("begin")), (answer) => {
          const begun = decodeBegun(answer)
          const isOwn = request.signer.data.keys.some(
            ({ publicKey }) => publicKey.toLowerCase() === begun?.key.publicKey
          )
          return begun === undefined || isOwn
            ? Effect.fail(
                new CosignerError({ step: "begin" }, isOwn ? "It has the app's own key." : "It has no key.")
              )
            : Effect.succeed(begun)
        }),
      /** Says that the wallet has granted the session. */
      activate: (
        account: CaipAddress,
        granted: PermissionRequest & { readonly pci: string; readonly context: string }
      ) => done(account, "/activate", granted),
      /** Ends a session, by the account's signature. */
      revoke: (account: CaipAddress, ended: { readonly pci: string; readonly signature: string }) =>
        done(account, "/revoke", ended),
      /** The account's sessions, as they came. */
      list: (account: CaipAddress) =>
        Effect.mapError(http.json({ url: address(account), kind: "read" }), failedAt("list"))
    }
  })

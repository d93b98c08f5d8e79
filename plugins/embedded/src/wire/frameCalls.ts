import { chainId } from "./chainId.ts"
import { anything, listOf, nothing, oneOf, record, text, yesNo, type Decode, type Decoded } from "./Decode.ts"
import { email, frameUser } from "./frameUser.ts"
import { rpcRequest } from "./rpcRequest.ts"
import { socialProviders } from "./socialProviders.ts"

const url = text(8192)
const otp = text(16)
const chain = record({ chainId })
const styleValue: Decode<string | number> = (value) =>
  typeof value === "number" && Number.isFinite(value) ? value : text()(value)

const recordOf =
  <T>(decode: Decode<T>): Decode<Readonly<Record<string, T>>> =>
  (value) => {
    if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined
    const entries = Object.entries(value).map(([key, item]) => [key, decode(item)] as const)
    if (entries.length > 256 || entries.some(([, item]) => item === undefined)) return undefined
    return Object.fromEntries(entries) as Readonly<Record<string, T>>
  }

const whole: Decode<number> = (value) =>
  typeof value === "number" && Number.isSafeInteger(value) && value > 0 ? value : undefined

const optionalRecord: Decode<{ readonly token?: string } | null> = (value) =>
  value === undefined || value === null ? null : record({}, { token: text() })(value)

const metadata = record({ name: text(), description: text(), url, icons: listOf(url, 16) })

/**
 * The 23 calls that a page makes of any frame, and two of ours (`locale` is ours too): what it sends with them, and what the frame answers with.
 * `null` is no payload.
 */
export const frameCalls = {
  SWITCH_NETWORK: { request: chain, answer: chain },
  CONNECT_EMAIL: {
    request: record({ email }),
    answer: record({ action: oneOf(["VERIFY_DEVICE", "VERIFY_OTP", "CONNECT"]) })
  },
  CONNECT_DEVICE: { request: nothing, answer: nothing },
  CONNECT_OTP: { request: record({ otp }), answer: nothing },
  CONNECT_SOCIAL: {
    request: record({ uri: url }, { preferredAccountType: text(32), chainId }),
    answer: frameUser
  },
  GET_SOCIAL_REDIRECT_URI: {
    request: record({ provider: oneOf(socialProviders) }),
    answer: record({ uri: url })
  },
  GET_FARCASTER_URI: { request: nothing, answer: record({ url }) },
  CONNECT_FARCASTER: { request: nothing, answer: record({ userName: text(256) }) },
  GET_USER: {
    request: record({}, { chainId, preferredAccountType: text(32), socialUri: url }),
    answer: frameUser
  },
  SIGN_OUT: { request: nothing, answer: nothing },
  IS_CONNECTED: { request: optionalRecord, answer: record({ isConnected: yesNo }) },
  GET_CHAIN_ID: { request: nothing, answer: chain },
  GET_SMART_ACCOUNT_ENABLED_NETWORKS: {
    request: nothing,
    answer: record({ smartAccountEnabledNetworks: listOf(whole) })
  },
  INIT_SMART_ACCOUNT: { request: nothing, answer: record({ address: text(128), isDeployed: yesNo }) },
  SET_PREFERRED_ACCOUNT: {
    request: record({ type: text(32) }),
    answer: record({ type: text(32), address: text(128) })
  },
  RPC_REQUEST: { request: rpcRequest, answer: anything },
  UPDATE_EMAIL: {
    request: record({ email }),
    answer: record({ action: oneOf(["VERIFY_PRIMARY_OTP", "VERIFY_SECONDARY_OTP"]) })
  },
  UPDATE_EMAIL_PRIMARY_OTP: { request: record({ otp }), answer: nothing },
  UPDATE_EMAIL_SECONDARY_OTP: { request: record({ otp }), answer: record({ newEmail: email }) },
  SYNC_THEME: {
    request: record(
      {},
      {
        themeMode: oneOf(["light", "dark"]),
        locale: text(35),
        themeVariables: recordOf(styleValue),
        w3mThemeVariables: recordOf(text())
      }
    ),
    answer: nothing
  },
  SYNC_DAPP_DATA: {
    request: record({ projectId: text(256) }, { metadata, sdkVersion: text(64), sdkType: text(64) }),
    answer: nothing
  },
  RELOAD: { request: nothing, answer: nothing },
  RPC_ABORT: { request: nothing, answer: nothing },
  /** Only our own frame has it: it shows its page on which the owner can export the key, and answers when that was left. */
  SHOW_WALLET: { request: nothing, answer: nothing },
  /** Only our own frame has it: somebody signs in by a passkey alone, in the frame. */
  CONNECT_PASSKEY: { request: nothing, answer: nothing }
} satisfies Readonly<Record<string, { readonly request: Decode<unknown>; readonly answer: Decode<unknown> }>>

/** The name of a call, without its prefix. */
export type FrameCallName = keyof typeof frameCalls

/** What a page sends with a call. */
export type FrameCallRequest<Name extends FrameCallName> = Decoded<(typeof frameCalls)[Name]["request"]>

/** What the frame answers to a call. */
export type FrameCallAnswer<Name extends FrameCallName> = Decoded<(typeof frameCalls)[Name]["answer"]>

/** Whether a text names a call. */
export const isFrameCall = (name: string): name is FrameCallName => Object.hasOwn(frameCalls, name)

/** The name of every call. */
export const frameCallNames = /* @__PURE__ */ Object.keys(frameCalls) as ReadonlyArray<FrameCallName>

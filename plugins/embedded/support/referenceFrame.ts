import { errorMessage, type Envelope } from "../src/wire/envelope.ts"
import type { FrameCallName } from "../src/wire/frameCalls.ts"
import { fakePort, type FakePort } from "./fakePort.ts"

/** What a frame that does what frames do can be told to do otherwise. */
export interface ReferenceFrame {
  readonly port: FakePort
  /** The code that it takes. */
  readonly code: string
  readonly accounts: { eip155: string; solana: string | undefined }
  /** Its smart account on Ethereum; without one it has the account of its key alone. */
  smart: { address: string; isDeployed: boolean } | undefined
  farcasterUrl: string
  signedIn: boolean
  emailAction: "VERIFY_DEVICE" | "VERIFY_OTP" | "CONNECT"
  /** Calls that it never answers. */
  readonly silent: Set<FrameCallName>
  /** Calls that it answers with an error. */
  readonly failing: Map<FrameCallName, string>
  /** What it answers to a wallet's request. */
  sign: (payload: { method: string; params?: unknown }) => unknown
}

export const evmAddress = "0x14dC79964da2C08b23698B3D3cc7Ca32193d9955"

export const smartAddress = "0x70997970C51812dc3A010C7d01b50e0d17dc79C8"

/** A frame in memory, with the answers of a real one: an e-mail address, a code, an account. */
export const referenceFrame = (): ReferenceFrame => {
  const frame: ReferenceFrame = {
    port: fakePort((message, port) => queueMicrotask(() => reply(message, port))),
    code: "123456",
    accounts: { eip155: evmAddress, solana: undefined },
    smart: undefined,
    farcasterUrl: "https://farcaster.example/siwf?channelToken=1",
    signedIn: false,
    emailAction: "VERIFY_OTP",
    silent: new Set(),
    failing: new Map(),
    sign: () => `0x${"11".repeat(65)}`
  }
  let chainId: unknown = 1
  let type: unknown = "eoa"
  const userOn = (wanted: unknown, preferred: unknown) => {
    const namespace = typeof wanted === "string" ? "solana" : "eip155"
    const address = frame.accounts[namespace]
    if (!frame.signedIn || address === undefined) throw new Error("No user")
    chainId = wanted ?? chainId
    type = preferred ?? type
    const told = { email: "ada@example.org", chainId }
    const own = { address, type: "eoa" }
    if (frame.smart === undefined || chainId !== 1) return { ...told, address, accounts: [own] }
    return {
      ...told,
      address: type === "smartAccount" ? frame.smart.address : address,
      accounts: [own, { address: frame.smart.address, type: "smartAccount" }],
      smartAccountDeployed: frame.smart.isDeployed,
      preferredAccountType: type
    }
  }
  const answers: Readonly<Record<string, (payload: any) => unknown>> = {
    CONNECT_EMAIL: () => {
      if (frame.emailAction === "CONNECT") frame.signedIn = true
      return { action: frame.emailAction }
    },
    CONNECT_DEVICE: () => undefined,
    CONNECT_OTP: ({ otp }) => {
      if (otp !== frame.code) throw new Error("The code is wrong")
      frame.signedIn = true
    },
    GET_USER: ({ chainId: wanted, preferredAccountType }) => userOn(wanted, preferredAccountType),
    CONNECT_SOCIAL: ({ chainId: wanted, preferredAccountType }) => {
      frame.signedIn = true
      return { ...userOn(wanted, preferredAccountType), userName: "ada" }
    },
    GET_FARCASTER_URI: () => ({ url: frame.farcasterUrl }),
    CONNECT_FARCASTER: () => {
      frame.signedIn = true
      return { userName: "ada" }
    },
    GET_SOCIAL_REDIRECT_URI: ({ provider }) => ({ uri: `https://${provider}.example/authorize` }),
    CONNECT_PASSKEY: () => {
      frame.signedIn = true
    },
    IS_CONNECTED: () => ({ isConnected: frame.signedIn }),
    SWITCH_NETWORK: ({ chainId: wanted }) => {
      chainId = wanted
      return { chainId: wanted }
    },
    GET_SMART_ACCOUNT_ENABLED_NETWORKS: () => ({ smartAccountEnabledNetworks: [1, 137] }),
    INIT_SMART_ACCOUNT: () => {
      if (typeof chainId === "string") throw new Error("This network has no smart accounts")
      return frame.smart
    },
    SET_PREFERRED_ACCOUNT: ({ type: wished }) => {
      if (typeof chainId === "string") {
        if (wished === "smartAccount") throw new Error("This network has no smart accounts")
        return { type: wished, address: frame.accounts.solana }
      }
      type = wished
      return { type, address: type === "eoa" ? frame.accounts.eip155 : smartAddress }
    },
    RPC_REQUEST: (payload) => frame.sign(payload),
    UPDATE_EMAIL: () => ({ action: "VERIFY_PRIMARY_OTP" }),
    UPDATE_EMAIL_SECONDARY_OTP: () => ({ newEmail: "grace@example.org" }),
    SIGN_OUT: () => {
      frame.signedIn = false
    }
  }
  const reply = ({ type, id, payload }: Envelope, port: FakePort) => {
    const name = type.slice("@w3m-app/".length) as FrameCallName
    if (frame.silent.has(name)) return
    try {
      const failure = frame.failing.get(name)
      if (failure !== undefined) throw new Error(failure)
      port.say({ type: `@w3m-frame/${name}_SUCCESS`, id, payload: answers[name]?.(payload ?? {}) })
    } catch (error) {
      port.say(errorMessage(name, id!, (error as Error).message))
    }
  }
  return frame
}

import {
  frameTexts,
  type FrameCallAnswer,
  type FrameCallName,
  type FrameCallRequest
} from "@latchkey/embedded/wire"
import { readUrl } from "../../src/readUrl.ts"
import { askServer, type Answer } from "../askServer.ts"
import type { Frame } from "../Frame.ts"
import { FrameError } from "../FrameError.ts"
import { answerRpc } from "./answerRpc.ts"
import { chainNamed, currentChain, toldChain } from "./chains.ts"
import { emailChange } from "./emailChange.ts"
import { enterByPasskey } from "./enterByPasskey.ts"
import { showWallet } from "./showWallet.ts"
import { smartAccount } from "./smartAccount.ts"
import { textIn } from "./textIn.ts"
import { userOf, wishFor } from "./userOf.ts"

/** Answers a call. Fails: rejects with `FrameError`, whose text the page is told. */
type AnswerCall<Name extends FrameCallName> = (
  frame: Frame,
  payload: FrameCallRequest<Name>,
  signal: AbortSignal
) => Promise<FrameCallAnswer<Name>>

const POLL = 1_500

const ask = ({ device }: Frame, route: string, body: object = {}): Promise<Answer> =>
  askServer(route, body, device.record())

const attemptOf = ({ device }: Frame): string => {
  const { attempt } = device.record()
  if (attempt === undefined) throw new FrameError("The code has expired. Ask for a new one.")
  return attempt
}

const wait = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(new FrameError(frameTexts.aborted))
    }
    // It may have ended while the server was asked.
    if (signal.aborted) return reject(new FrameError(frameTexts.aborted))
    const timer = setTimeout(() => {
      signal.removeEventListener("abort", stop)
      resolve()
    }, milliseconds)
    signal.addEventListener("abort", stop, { once: true })
  })

const switchTo = async (frame: Frame, named: string | number) => {
  const { id } = chainNamed(frame, named)
  await frame.device.change((record) => ({ ...record, chainId: id }))
  return id
}

/** What the frame answers to each call of a page. */
export const answers: { readonly [Name in FrameCallName]: AnswerCall<Name> } = {
  CONNECT_EMAIL: async (frame, { email }) => {
    const { device, page, settings, wallet } = frame
    const owner = await wallet.owner()
    if (owner !== undefined && owner.email === email.trim().toLowerCase()) return { action: "CONNECT" }
    const body = { projectId: settings.project.id, origin: page.origin, email }
    const answer = await ask(frame, "sign-in", body)
    const attempt = textIn(answer, "attempt")
    await device.change((record) => ({ ...record, attempt }))
    return { action: answer["action"] === "VERIFY_DEVICE" ? "VERIFY_DEVICE" : "VERIFY_OTP" }
  },
  CONNECT_DEVICE: async (frame, _, signal) => {
    const attempt = attemptOf(frame)
    while ((await ask(frame, "confirmed", { attempt }))["isConfirmed"] !== true) await wait(POLL, signal)
    return null
  },
  CONNECT_OTP: async (frame, { otp }) => {
    const attempt = attemptOf(frame)
    const session = textIn(await ask(frame, "code", { attempt, code: otp }), "session")
    frame.wallet.forget()
    await frame.device.change(({ attempt: _, ...record }) => ({ ...record, session }))
    return null
  },
  GET_USER: async (frame, { chainId, preferredAccountType }) => {
    if (chainId !== undefined) await switchTo(frame, chainId)
    await wishFor(frame, preferredAccountType)
    return userOf(frame)
  },
  IS_CONNECTED: async ({ wallet }) => ({ isConnected: (await wallet.owner()) !== undefined }),
  GET_CHAIN_ID: async (frame) => ({ chainId: toldChain(currentChain(frame).id) }),
  SWITCH_NETWORK: async (frame, { chainId }) => ({ chainId: toldChain(await switchTo(frame, chainId)) }),
  SIGN_OUT: async (frame) => {
    const { device, wallet, screen } = frame
    screen.giveUp(frameTexts.aborted)
    const before = device.record()
    // Signed out here whether or not the server can be reached.
    await device.change(({ session: _, attempt: __, account: ___, ...record }) => record)
    wallet.forget()
    await askServer("sign-out", {}, before)
    return null
  },
  SYNC_THEME: async ({ language }, { themeMode, locale }) => {
    // Colours of the page are not taken: what asks for money looks the same everywhere.
    if (themeMode !== undefined) document.documentElement.dataset["theme"] = themeMode
    if (locale !== undefined) await language.speak(locale)
    return null
  },
  SYNC_DAPP_DATA: async () => null,
  RPC_REQUEST: answerRpc,
  RPC_ABORT: async ({ screen }) => {
    screen.giveUp(frameTexts.requestAborted)
    return null
  },
  RELOAD: async ({ screen }) => {
    screen.giveUp(frameTexts.aborted)
    // After the answer has left.
    setTimeout(() => location.reload(), 0)
    return null
  },
  SHOW_WALLET: showWallet,
  CONNECT_PASSKEY: enterByPasskey,
  ...emailChange,
  ...smartAccount,
  GET_SOCIAL_REDIRECT_URI: async (frame, { provider }) => {
    const { settings, page } = frame
    const body = { projectId: settings.project.id, origin: page.origin, provider }
    return { uri: textIn(await ask(frame, "social", body), "uri") }
  },
  CONNECT_SOCIAL: async (frame, { uri, chainId, preferredAccountType }) => {
    const result = readUrl(uri)
    if (result?.origin !== location.origin) throw new FrameError("This is no sign-in of this wallet")
    const answer = await ask(frame, "social-result", {
      token: new URLSearchParams(result.hash.slice(1)).get("token") ?? ""
    })
    frame.wallet.forget()
    const session = textIn(answer, "session")
    await frame.device.change((record) => ({ ...record, session }))
    if (chainId !== undefined) await switchTo(frame, chainId)
    await wishFor(frame, preferredAccountType)
    const name = answer["name"]
    return { ...(await userOf(frame)), userName: typeof name === "string" ? name : null }
  },
  GET_FARCASTER_URI: async (frame) => {
    const { device, settings, page } = frame
    const answer = await ask(frame, "farcaster", { projectId: settings.project.id, origin: page.origin })
    const farcaster = textIn(answer, "token")
    await device.change((record) => ({ ...record, farcaster }))
    return { url: textIn(answer, "url") }
  },
  CONNECT_FARCASTER: async (frame, _, signal) => {
    const { device, wallet } = frame
    const { farcaster: token } = device.record()
    if (token === undefined) throw new FrameError("The sign-in has expired. Start again.")
    let answer: Answer
    while ((answer = await ask(frame, "farcaster-result", { token }))["session"] === undefined)
      await wait(POLL, signal)
    wallet.forget()
    const session = textIn(answer, "session")
    await device.change(({ farcaster: __, ...record }) => ({ ...record, session }))
    return { userName: textIn(answer, "name") }
  }
}

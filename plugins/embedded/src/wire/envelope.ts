import { ownField, record, text, yesNo } from "./Decode.ts"
import {
  frameCalls,
  isFrameCall,
  type FrameCallAnswer,
  type FrameCallName,
  type FrameCallRequest
} from "./frameCalls.ts"
import { frameTexts } from "./frameTexts.ts"
import { isBounded } from "./isBounded.ts"

/** What begins the type of each message of a page. */
export const PAGE_PREFIX = "@w3m-app/"

/** What begins the type of each message of the frame. */
export const FRAME_PREFIX = "@w3m-frame/"

const SUCCESS = "_SUCCESS"
const ERROR = "_ERROR"
const MAX_ERROR = 512

/** A message as it is posted. */
export interface Envelope {
  readonly type: string
  readonly id?: string
  readonly payload?: unknown
}

/** A call of a page, as the frame reads it. */
export type PageCall = {
  readonly [Name in FrameCallName]: {
    readonly name: Name
    readonly id: string
    readonly payload: FrameCallRequest<Name>
  }
}[FrameCallName]

/** A call whose payload is not what it should be: it is answered with an error. */
export interface MalformedCall {
  readonly name: FrameCallName
  readonly id: string
  readonly malformed: true
}

/** A message of the frame, as a page reads it. */
export type FrameMessage =
  | { readonly kind: "answer"; readonly name: FrameCallName; readonly id: string; readonly payload: unknown }
  | { readonly kind: "error"; readonly name: FrameCallName; readonly id: string; readonly message: string }
  /** An answer whose payload is not what it should be. */
  | { readonly kind: "malformed"; readonly name: FrameCallName; readonly id: string }
  /** The frame can be asked now. */
  | {
      readonly kind: "ready"
      readonly version?: string
      /** Whether the browser keeps what the frame stores; absent where the frame does not say. */
      readonly keeps?: boolean
    }
  | { readonly kind: "session"; readonly token: string }
  /** The frame asks to be seen, or to be hidden again. */
  | { readonly kind: "ui"; readonly visible: boolean }

const idOf = (message: unknown) => text(128)(ownField(message, "id"))
const typeOf = (message: unknown, prefix: string): string | undefined => {
  const type = text(128)(ownField(message, "type"))
  return type?.startsWith(prefix) === true ? type.slice(prefix.length) : undefined
}
const withPayload = (payload: unknown) => (payload === null || payload === undefined ? {} : { payload })

/** A call as a page posts it. */
export const callMessage = <Name extends FrameCallName>(
  name: Name,
  id: string,
  payload: FrameCallRequest<Name>
): Envelope => ({ type: `${PAGE_PREFIX}${name}`, id, ...withPayload(payload) })

/** An answer as the frame posts it. */
export const answerMessage = <Name extends FrameCallName>(
  name: Name,
  id: string,
  payload: FrameCallAnswer<Name>
): Envelope => ({ type: `${FRAME_PREFIX}${name}${SUCCESS}`, id, ...withPayload(payload) })

/** An error as the frame posts it. */
export const errorMessage = (name: FrameCallName, id: string, message: string): Envelope => ({
  type: `${FRAME_PREFIX}${name}${ERROR}`,
  id,
  payload: { message }
})

/** What the frame posts when it can be asked; `keeps` says whether the browser keeps what it stores. */
export const readyMessage = (version?: string, keeps?: boolean): Envelope => ({
  type: `${FRAME_PREFIX}READY`,
  ...withPayload(version === undefined ? undefined : { version, ...(keeps === undefined ? {} : { keeps }) })
})

/** What the frame posts to be seen, or to be hidden again. */
export const uiMessage = (visible: boolean): Envelope => ({ type: `${FRAME_PREFIX}UI`, payload: { visible } })

/** Reads what a page posted; undefined where it is no call: strange, without an id, or too large. */
export const decodePageCall = (message: unknown): PageCall | MalformedCall | undefined => {
  if (!isBounded(message)) return undefined
  const name = typeOf(message, PAGE_PREFIX)
  const id = idOf(message)
  if (name === undefined || id === undefined || !isFrameCall(name)) return undefined
  const payload = frameCalls[name].request(ownField(message, "payload"))
  return payload === undefined ? { name, id, malformed: true } : ({ name, id, payload } as PageCall)
}

const unsolicited = (name: string, payload: unknown): FrameMessage | undefined => {
  if (name === "READY") {
    const told = record({}, { version: text(64), keeps: yesNo })(payload ?? {})
    return { kind: "ready", ...told }
  }
  if (name === "SESSION_UPDATE") {
    const told = record({ token: text() })(payload)
    return told && { kind: "session", ...told }
  }
  if (name === "UI") {
    const told = record({ visible: yesNo })(payload)
    return told && { kind: "ui", ...told }
  }
  return undefined
}

const callOf = (name: string, suffix: string): FrameCallName | undefined => {
  const call = name.endsWith(suffix) ? name.slice(0, -suffix.length) : ""
  return isFrameCall(call) ? call : undefined
}

/**
 * Reads what the frame posted; undefined where it is nothing that a frame says, or too large. Its window and its origin are
 * the caller's to check, before.
 */
export const decodeFrameMessage = (message: unknown): FrameMessage | undefined => {
  const type = typeOf(message, FRAME_PREFIX)
  if (type === undefined || !isBounded(message)) return undefined
  const payload = ownField(message, "payload")
  const id = idOf(message)
  const answered = callOf(type, SUCCESS)
  const refused = callOf(type, ERROR)
  if (id !== undefined && answered !== undefined) {
    const decoded = frameCalls[answered].answer(payload)
    return decoded === undefined
      ? { kind: "malformed", name: answered, id }
      : { kind: "answer", name: answered, id, payload: decoded }
  }
  if (id !== undefined && refused !== undefined) {
    const told = text(65_536)(ownField(payload, "message"))
    return { kind: "error", name: refused, id, message: told?.slice(0, MAX_ERROR) || frameTexts.error }
  }
  return unsolicited(type, payload)
}

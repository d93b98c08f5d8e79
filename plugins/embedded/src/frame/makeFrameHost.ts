import { isKitError, type KitError } from "@latchkey/core"
import {
  FrameAnswerInvalidError,
  FrameLoadFailedError,
  FrameRefusedError,
  FrameRemovedError,
  FrameRequestAbortedError,
  FrameRequestTimeoutError
} from "../errors.ts"
import { callMessage, decodeFrameMessage } from "../wire/envelope.ts"
import type { FrameCallName } from "../wire/frameCalls.ts"
import { isEndless, isExemptFromReady, isGreeting, type CallOptions } from "./FrameCalls.ts"
import type { FrameHost, FrameHostNeeds, FramePhase, FrameStatus } from "./FrameHost.ts"
import type { FrameLook, FramePort } from "./FramePort.ts"
import { makeCallId } from "./makeCallId.ts"

const READY_MILLIS = 20_000
const SETTLE_MILLIS = 500
const ANSWER_MILLIS = 120_000

interface Pending {
  readonly name: FrameCallName
  readonly quiet: boolean
  readonly asks: boolean
  readonly post: () => void
  readonly end: (outcome: { readonly answer: unknown } | { readonly error: KitError }) => void
  posted: boolean
  timer: ReturnType<typeof setTimeout> | undefined
}

/** Makes what asks one frame. Nothing is opened before the first call. */
export const makeFrameHost = ({ open, greet, onStatus, onAlert, onForgetful }: FrameHostNeeds): FrameHost => {
  const pending = new Map<string, Pending>()
  let port: FramePort | undefined
  let phase: FramePhase = "none"
  let look: FrameLook | undefined
  let readyTimer: ReturnType<typeof setTimeout> | undefined
  let settleTimer: ReturnType<typeof setTimeout> | undefined
  /** What a frame of ours last said about being seen; undefined for one that says nothing. */
  let wantsToBeSeen: boolean | undefined
  let told: FrameStatus = { phase: "none", visible: false, asking: 0 }
  let isClosed = false

  const aborted = ({ name }: Pending) => ({ error: new FrameRequestAbortedError({ call: name }) })
  const endWhere = (
    matches: (call: Pending) => boolean,
    outcome = aborted as (call: Pending) => { error: KitError }
  ) => {
    for (const call of [...pending.values()]) if (matches(call)) call.end(outcome(call))
  }

  const tell = () => {
    const calls = [...pending.values()]
    const asking = calls.filter(({ asks }) => asks).length
    const isAwaited = calls.some(({ name, quiet, posted }) => posted && !quiet && !isGreeting(name))
    const visible = isAwaited && (wantsToBeSeen ?? asking > 0)
    if (told.phase === phase && told.visible === visible && told.asking === asking) return
    const wasVisible = told.visible
    told = { phase, visible, asking }
    if (wasVisible !== visible) port?.show(visible)
    onStatus(told)
  }

  const setPhase = (next: FramePhase) => {
    phase = next
    tell()
  }
  const stopTimers = () => {
    clearTimeout(readyTimer)
    clearTimeout(settleTimer)
    readyTimer = settleTimer = undefined
  }

  const drop = () => {
    stopTimers()
    port?.show(false)
    port?.close()
    port = undefined
    wantsToBeSeen = undefined
    setPhase("none")
  }

  const fail = (error: KitError) => {
    onAlert(error)
    drop()
    endWhere(
      () => true,
      () => ({ error })
    )
  }

  // A frame that is seen is read or written in: its time begins again.
  const watch = (call: Pending) => {
    call.timer = setTimeout(() => {
      if (told.visible) return watch(call)
      const error = new FrameRequestTimeoutError({ call: call.name })
      if (!isGreeting(call.name)) onAlert(error)
      call.end({ error })
    }, ANSWER_MILLIS)
  }
  const post = (call: Pending) => {
    call.posted = true
    if (!isEndless(call.name, call.asks)) watch(call)
    call.post()
  }

  const isReady = () => phase === "ready" || phase === "initialised"
  const awaitReady = () => {
    readyTimer ??= setTimeout(() => fail(new FrameLoadFailedError()), READY_MILLIS)
  }

  const becomeReady = () => {
    stopTimers()
    setPhase("ready")
    const opened = port
    const greetings = greet().map(([name, payload]) => call(name, payload as never).catch(() => {}))
    void Promise.all(greetings).then(() => {
      if (port === opened && phase === "ready") setPhase("initialised")
    })
    for (const waiting of pending.values()) if (!waiting.posted) post(waiting)
    tell()
  }

  const onReady = () => {
    if (isReady()) {
      // Its document is another one: what it was asked before, nobody answers any more.
      phase = "created"
      wantsToBeSeen = undefined
      for (const asked of [...pending.values()]) if (asked.name === "RELOAD") asked.end({ answer: null })
      endWhere(({ posted }) => posted)
      tell()
    }
    settleTimer ??= setTimeout(becomeReady, SETTLE_MILLIS)
  }

  const onMessage = (data: unknown) => {
    const message = decodeFrameMessage(data)
    if (message === undefined) return
    if (message.kind === "ready") {
      if (message.keeps === false) onForgetful()
      return onReady()
    }
    if (message.kind === "ui") {
      wantsToBeSeen = message.visible
      if (message.visible) endWhere(({ quiet, posted }) => quiet && posted)
      return tell()
    }
    if (message.kind === "session") return
    const { kind, id, name } = message
    const asked = pending.get(id)
    if (asked?.name !== name || !asked.posted) return
    if (kind === "answer") asked.end({ answer: message.payload })
    else if (kind === "error")
      asked.end({ error: new FrameRefusedError({ call: name, reason: message.message }) })
    else asked.end({ error: new FrameAnswerInvalidError({ call: name }) })
  }

  const abortInFrame = () => void call("RPC_ABORT", null).catch(() => {})
  const rejectRequests = () => {
    const isPosted = [...pending.values()].some(({ asks, posted }) => asks && posted)
    endWhere(({ asks }) => asks)
    if (isPosted) abortInFrame()
  }
  const onDismiss = () => {
    if (!told.visible) return
    wantsToBeSeen = wantsToBeSeen === undefined ? undefined : false
    endWhere(({ name }) => !isGreeting(name))
    tell()
    abortInFrame()
  }

  const ensureOpen = () => {
    if (port !== undefined) return
    port = open({ onMessage, onDismiss, onRemoved: () => fail(new FrameRemovedError()) })
    if (look !== undefined) port.dress(look)
    setPhase("created")
  }

  const call: FrameHost["call"] = (
    name,
    payload,
    { signal, quiet = false, asks = false }: CallOptions = {}
  ) =>
    new Promise((resolve, reject) => {
      const abort = () => {
        const isAlone = asks && ![...pending.values()].some((other) => other.asks && other !== entry)
        const wasPosted = entry.posted
        entry.end(aborted(entry))
        // The frame forgets all its requests at once: not where another one is open.
        if (isAlone && wasPosted) abortInFrame()
      }
      const id = makeCallId()
      const entry: Pending = {
        name,
        quiet,
        asks,
        posted: false,
        timer: undefined,
        post: () => port?.post(callMessage(name, id, payload)),
        end: (outcome) => {
          if (!pending.delete(id)) return
          clearTimeout(entry.timer)
          signal?.removeEventListener("abort", abort)
          if ("answer" in outcome) resolve(outcome.answer as never)
          else reject(outcome.error)
          tell()
        }
      }
      pending.set(id, entry)
      if (isClosed || signal?.aborted === true) return entry.end(aborted(entry))
      signal?.addEventListener("abort", abort)
      try {
        ensureOpen()
      } catch (cause) {
        return entry.end({ error: isKitError(cause) ? cause : new FrameLoadFailedError(cause) })
      }
      if (isReady()) post(entry)
      else if (!isExemptFromReady(name)) awaitReady()
      tell()
    })

  return {
    call,
    rejectRequests,
    reload: async () => {
      if (port === undefined) return
      if (isReady()) await call("RELOAD", null)
      endWhere(({ posted }) => posted)
      phase = "created"
      tell()
    },
    dress: (next) => {
      look = next
      port?.dress(next)
    },
    status: () => told,
    close: () => {
      isClosed = true
      endWhere(() => true)
      drop()
    }
  }
}

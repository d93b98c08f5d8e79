import type { PendingRequest } from "@latchkey/testing"
import { approvalsPort, type Decision, type Question } from "../channel/Question.ts"
import { questionOf } from "./questionOf.ts"

/** What waits for the person, whichever site and chain it comes from. */
export interface Approvals {
  /** Shows a request on the approve page, which is opened when it is not there. */
  ask(site: string, chain: string, request: PendingRequest): void
  /** How many requests were ever shown. */
  count(): number
}

interface Waiting {
  readonly question: Question
  readonly request: PendingRequest
}

/** Closing the approve page declines what it shows. */
export const createApprovals = (): Approvals => {
  const waiting = new Map<string, Waiting>()
  let shown: chrome.Port | undefined
  let isOpening = false
  let count = 0

  const show = () => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port has one end
    shown?.postMessage([...waiting.values()].map(({ question }) => question))
    // It closes itself now. What comes meanwhile is for a page of its own, and is not declined with this one.
    if (waiting.size === 0) shown = undefined
  }
  const open = async () => {
    isOpening = true
    const url = chrome.runtime.getURL("approve.html")
    await chrome.windows.create({ url, type: "popup", width: 400, height: 620 })
  }
  const decide = ({ id, approved }: Decision) => {
    const request = waiting.get(id)?.request
    if (approved) request?.approve()
    else request?.reject()
  }

  chrome.runtime.onConnect.addListener((port) => {
    if (port.name !== approvalsPort) return
    shown = port
    isOpening = false
    port.onMessage.addListener((message) => decide(message as Decision))
    port.onDisconnect.addListener(() => {
      if (shown !== port) return
      shown = undefined
      for (const { request } of waiting.values()) request.reject()
    })
    show()
  })

  return {
    count: () => count,
    ask(site, chain, request) {
      const id = String(++count)
      const question = { id, site, chain, ...questionOf(request.review, request.method) }
      waiting.set(id, { question, request })
      void request.settled.then(() => {
        waiting.delete(id)
        show()
      })
      if (shown !== undefined) show()
      else if (!isOpening) void open()
    }
  }
}

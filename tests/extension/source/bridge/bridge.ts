import { lineEvents, type CallMessage, type Line, type TaleMessage } from "../channel/Message.ts"

const say = (line: Line) =>
  document.dispatchEvent(new CustomEvent(lineEvents.toPage, { detail: JSON.stringify(line) }))

const carry = async (id: number, call: string) => {
  try {
    // After the wallet was removed or updated, this script is an orphan and even calling throws.
    const message: CallMessage = { kind: "call", call }
    say({ id, answer: String(await chrome.runtime.sendMessage(message)) })
  } catch (cause) {
    say({ id, lost: String(cause) })
  }
}

document.addEventListener(lineEvents.toBridge, (event) => {
  const line = JSON.parse(String((event as CustomEvent<unknown>).detail)) as Line
  if ("open" in line) say({ open: true })
  else if ("call" in line) void carry(line.id, line.call)
})

chrome.runtime.onMessage.addListener((message) => {
  const { kind, origin, tale } = message as TaleMessage
  if (kind === "tale" && origin === location.origin) say({ tale })
})

say({ open: true })

import { framingPage } from "../../../tests/stack/framingPage.ts"

// The page of a Safe: the app in a frame, and beside it what the visitor is asked. It speaks only with its own frame.
const script = `
const { safe, appOrigin } = document.body.dataset
const frame = document.querySelector("iframe")
const list = document.querySelector("ul")
const questions = new Set(["sendTransactions", "signMessage", "signTypedMessage"])
const post = async (path, body) => {
  const answer = await fetch(path, { method: "POST", body: JSON.stringify({ safe, ...body }) })
  const told = await answer.json()
  if (!told.success) throw new Error(told.error)
  return told.data
}
const button = (item, name, act) => {
  const made = Object.assign(document.createElement("button"), { textContent: name, type: "button" })
  made.onclick = async () => {
    made.disabled = true
    try { await act() } catch (error) { item.append(" " + error.message) }
  }
  item.append(" ", made)
  return made
}
const item = (text) => {
  const made = document.createElement("li")
  made.textContent = text
  list.prepend(made)
  return made
}
const ask = (method) => new Promise((resolve, reject) => {
  const row = item(method)
  const end = (settle) => async () => { row.remove(); settle() }
  button(row, "Confirm", end(resolve))
  button(row, "Reject", end(() => reject(new Error("Transaction was rejected"))))
})
const offer = (hash, isTransaction) => {
  const row = item(hash)
  for (const owner of [0, 1]) {
    const made = button(row, "Sign as owner " + (owner + 1), () => post("/sign", { hash, owner }))
    made.dataset.owner = owner
  }
  if (!isTransaction) return
  button(row, "Execute", () => post("/execute", { hash }))
  button(row, "Replace", () => post("/cancel", { hash }))
}
const answer = async ({ method, params }) => {
  if (questions.has(method)) await ask(method)
  const data = await post("/call", { method, params })
  if (data?.safeTxHash) offer(data.safeTxHash, true)
  if (data?.messageHash) offer(data.messageHash, false)
  return data
}
addEventListener("message", async ({ source, origin, data }) => {
  if (source !== frame.contentWindow || origin !== appOrigin || typeof data?.method !== "string") return
  const { id, env } = data
  const reply = (rest) => source.postMessage({ id, version: env?.sdkVersion, ...rest }, origin)
  try { reply({ success: true, data: await answer(data) }) }
  catch (error) { reply({ success: false, error: error.message }) }
})
frame.src = document.body.dataset.app
`

/** The page of a Safe that shows an app. */
export const hostPage = (safe: string, app: URL): string =>
  framingPage({
    title: "Safe",
    heading: `Safe ${safe}`,
    data: { safe, app: app.href, "app-origin": app.origin },
    script: `<script>${script}</script>`
  })

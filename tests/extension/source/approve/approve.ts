import { approvalsPort, type Decision, type Question } from "../channel/Question.ts"

const port = chrome.runtime.connect({ name: approvalsPort })
const main = document.querySelector("main")!

const element = (name: string, text: string, ...children: readonly Node[]) => {
  const made = document.createElement(name)
  if (text !== "") made.textContent = text
  made.append(...children)
  return made
}

const choice = (text: string, id: string, approved: boolean) => {
  const button = element("button", text)
  button.addEventListener("click", () => {
    const decision: Decision = { id, approved }
    port.postMessage(decision)
  })
  button.classList.toggle("approve", approved)
  return button
}

const show = ({ id, site, chain, title, facts }: Question, more: number) => {
  const list = element("dl", "")
  for (const { label, value } of facts) list.append(element("dt", label), element("dd", value))
  const choices = element("div", "", choice("Decline", id, false), choice("Approve", id, true))
  choices.className = "choices"
  const waiting = more > 0 ? [element("p", `${more} more after this one`)] : []
  const asks = element("p", `${site} asks on ${chain}`)
  main.replaceChildren(element("section", "", element("h1", title), asks, list, ...waiting, choices))
}

port.onMessage.addListener((message) => {
  const questions = message as readonly Question[]
  const [first] = questions
  if (first === undefined) window.close()
  else show(first, questions.length - 1)
})
// Without its worker nothing waits any more.
port.onDisconnect.addListener(() => window.close())

import { defineCapability, definePlugin } from "@latchkey/core"

/** Since when an account is used, in epoch milliseconds; undefined where nothing is known. */
type FirstUse = (address: string) => Promise<number | undefined>

/** The token: whoever has it may add to the capability, and ask for it. */
export const firstUse = defineCapability<FirstUse>("firstUse")

/** Asks a server of the tea shop about accounts of EVM, whose plugin is somebody else's. */
export const teaRegister = () =>
  definePlugin({
    id: "teaRegister",
    hosts: [{ origin: "https://register.tea.example", purpose: "since when an account is known" }],
    setup: (host) => {
      const ask: FirstUse = async (address) => {
        const answer = await host.json({ url: `https://register.tea.example/${address}`, kind: "read" })
        return typeof answer === "number" && Number.isSafeInteger(answer) ? answer : undefined
      }
      host.addCapability("eip155", firstUse, ask, "server")
    }
  })

/** `kit.origin.of(address)` asks whoever knows, in order, and says who answered. */
export const origin = () =>
  definePlugin({
    id: "origin",
    when: "demand",
    actions: ["of"],
    setup: (host) => ({
      of: (namespace: string, address: string) =>
        host.askCapability(namespace, firstUse, (ask) => ask(address))
    })
  })

import { definePlugin } from "@latchkey/core"
import { NameInvalidError, promiseNames } from "@latchkey/core/promise"

const url = "https://names.example.com"

const fieldOf = (answer: unknown, key: string): string | undefined => {
  const value: unknown = Object(answer)[key]
  return typeof value === "string" ? value : undefined
}

export const exampleNames = definePlugin({
  id: "example-names",
  hosts: [{ origin: url, purpose: "names that end in .example" }],
  setup: (host) => {
    host.addCapability(
      "eip155",
      promiseNames,
      {
        zones: ["example"],
        load: async () => ({
          resolve: async ({ name, network }, signal) => {
            const label = /^([a-z\d-]{3,63})\.example$/.exec(name.trim().toLowerCase())?.[1]
            if (label === undefined) throw new NameInvalidError({ reason: "form" })
            const answer = await host.json({ url: `${url}/names/${label}`, kind: "read" }, signal)
            const address = host.parseAddress("eip155", fieldOf(answer, "address") ?? "", network)
            return address === undefined ? undefined : { name: `${label}.example`, address }
          },
          reverse: async ({ address }, signal) => {
            const answer = await host.json({ url: `${url}/accounts/${address}`, kind: "read" }, signal)
            const name = fieldOf(answer, "name")
            return name !== undefined && /^[a-z\d-]{3,63}\.example$/.test(name) ? name : undefined
          }
        })
      },
      "server"
    )
  }
})

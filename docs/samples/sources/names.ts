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
          resolve: async ({ name, network }) => {
            const label = /^([a-z\d-]{3,63})\.example$/.exec(name.toLowerCase())?.[1]
            if (label === undefined) throw new NameInvalidError({ reason: "form" })
            const answer = await host.json({ url: `${url}/names/${label}`, kind: "read" })
            const address = host.parseAddress("eip155", fieldOf(answer, "address") ?? "", network)
            return address === undefined ? undefined : { name: `${label}.example`, address }
          },
          reverse: async ({ address }) =>
            fieldOf(await host.json({ url: `${url}/accounts/${address}`, kind: "read" }), "name")
        })
      },
      "server"
    )
  }
})

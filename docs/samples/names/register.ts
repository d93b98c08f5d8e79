import { createKit } from "@latchkey/core"
import { cloud } from "@latchkey/cloud"
import { evm } from "@latchkey/evm"
import { mainnet } from "@latchkey/evm/networks"
import { names } from "@latchkey/names/react"

export const kit = createKit({
  app: { name: "Tea shop" },
  networks: [mainnet],
  plugins: [
    evm(),
    names(),
    cloud({
      projectId: "your-project",
      urls: { api: "https://cloud.example.com" },
      names: { zone: "tea.example.com" }
    })
  ]
})

/** Registers the wanted name, or else the first free one like it; the wallet is asked to sign it. */
export const registerName = async (wanted: string) => {
  const offered = await kit.names.suggestions({ name: wanted })
  const free = offered.find(({ registered }) => !registered)
  return free === undefined ? undefined : kit.names.register({ name: free.name })
}

import { kit } from "./kit"

/** What the shop's regular is called, and where to find another one. */
export const regulars = async (address: string) => {
  const networkId = "eip155:1"
  const { name = address } = await kit.names.profile({ address, networkId })
  const found = await kit.names.resolve({ name: "harbour.eth", networkId })
  return { name, found }
}

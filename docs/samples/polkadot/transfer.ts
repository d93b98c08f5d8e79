import { kit } from "./kit"

const { address } = kit.getSnapshot().account["polkadot"]!
const api = await kit.polkadot.getApi()

// 1.5 DOT in base units.
const transfer = api.tx["balances"]!["transferKeepAlive"]!(
  "15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5",
  15_000_000_000n
)
const hash = await transfer.signAndSend(address!, {
  signer: { signPayload: async (payload) => ({ id: 1, ...(await kit.polkadot.signPayload(payload)) }) }
})

console.log(hash.toHex())

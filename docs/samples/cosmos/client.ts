import { kit } from "./kit"

// Reads: your `customRpcUrls`.
const client = await kit.cosmos.getClient({ networkId: "cosmos:cosmoshub-4" })
const balances = await client.getAllBalances("cosmos15yk64u7zc9g9k2yr2wmzeva5qgwxps6yxj00e7")

// Writes: the connected wallet asks the visitor, on the network of the connection.
const signing = await kit.cosmos.getSigningClient()
const address = kit.getSnapshot().account["cosmos"]?.address ?? ""
const amount = [{ denom: "uatom", amount: "1000" }]
const { code, transactionHash } = await signing.sendTokens(address, address, amount, "auto", "Thank you")

console.log(balances, code === 0 ? transactionHash : "refused by the chain")

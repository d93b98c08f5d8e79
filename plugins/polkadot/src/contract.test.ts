import {
  chainPluginContract,
  type ChainSubject,
  createPolkadotWallet,
  faults,
  floodInjections,
  injectMalformed,
  injectThrowing,
  malformedInjections,
  type PolkadotWallet,
  rpcAnswer
} from "@latchkey/testing"
import { signatureVerify } from "@polkadot/util-crypto"
import { u8aWrapBytes } from "@polkadot/util"
import { describe, it } from "vitest"
import { kusamaRelayChain, polkadot, polkadotRelayChain } from "./index.ts"

const other = () => createPolkadotWallet({ name: "other-wallet" })

/**
 * A wallet that lets pages give their permission back, and whose person means it: once the permission was taken away, a page
 * that asks again hears no. There is no way to ask such a wallet silently, so a reload asks it.
 */
const resolute = (wallet: PolkadotWallet): PolkadotWallet => {
  const withDisconnect = faults.changes((genuine) =>
    Object.assign(genuine as object, { disconnect: () => wallet.revoke() })
  )
  wallet.setFault("enable", withDisconnect)
  return {
    ...wallet,
    setFault: (method, fault) =>
      wallet.setFault(method, method === "enable" ? (fault ?? withDisconnect) : fault),
    revoke: () => {
      wallet.setPolicy("reject", "enable")
      wallet.revoke()
    }
  }
}

const littleEndian = (value: bigint) =>
  Array.from({ length: 16 }, (_, byte) => (value >> BigInt(8 * byte)) & 0xffn)
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("")

const subject: ChainSubject<PolkadotWallet> = {
  make: () => polkadot(),
  networks: [polkadotRelayChain, kusamaRelayChain],
  wallet: (storage) => resolute(createPolkadotWallet({ name: "virtual-wallet", storage })),
  another: other,
  methods: { connect: "enable", sign: "signer.signRaw" },
  verify: ({ message, signature, address }) =>
    signatureVerify(u8aWrapBytes(message), signature, address).isValid,
  addresses: {
    valid: [
      { text: "5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY" },
      { text: "15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5" },
      { text: "HNZata7iMYWmk5RvZRTiAsSDhV8366zq2YGb3tLH5Upf74F" }
    ],
    invalid: [
      "5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQZ",
      "5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQ",
      "0xd43593c715fdd31c61141abd04a99fd6822c8558854ccde39a5684e7a56da27d",
      "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266",
      "4uQeVj5tqViQh7yWWGStvkEG1Zmhx6uasJtWCJziofM"
    ]
  },
  hostile: [
    ...malformedInjections.map((malformed) => ({
      name: malformed.name,
      announce: (place: object) => injectMalformed(other(), [malformed], place)
    })),
    { name: "a getter that throws", announce: (place: object) => injectThrowing(place) },
    { name: "5,000 names", announce: (place: object) => floodInjections(other(), 5_000, place) }
  ],
  useless: [
    {
      name: "no account",
      answer: () => ({ accounts: { get: async () => [], subscribe: () => () => {} }, signer: {} })
    },
    {
      name: "an account of another namespace",
      answer: () => ({
        accounts: {
          get: async () => [{ address: "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266", type: "ethereum" }],
          subscribe: () => () => {}
        },
        signer: {}
      })
    }
  ],
  tells: { accounts: (wallet) => wallet.setAccounts(wallet.addresses.slice(1, 2)) },
  disconnecting: "tried",
  switches: "page",
  node: (balance, request) =>
    rpcAnswer(request, `0x${"00".repeat(16)}${littleEndian(balance)}${"00".repeat(48)}`)
}

describe("polkadot keeps the contract of chain plugins", () => {
  it.each(chainPluginContract(subject))("$name", ({ run }) => run(), 60_000)
})

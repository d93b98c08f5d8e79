import { describe, expect, it } from "vitest"
import { connectionError } from "./connectionError.ts"
import * as errors from "./errors.ts"
import { networkSwitchError } from "./networkSwitchError.ts"
import * as startErrors from "./startErrors.ts"
import * as switchErrors from "./switchErrors.ts"

const connectorId = "fox"
const networkId = "test:9" as const

const words = [
  [
    new errors.ConnectorNotFoundError({ connectorId }),
    "CONNECTOR_NOT_FOUND",
    "No connector found for connection: fox",
    "Install the wallet or choose another one."
  ],
  [
    new errors.ConnectorUnsupportedError({ connectorId }),
    "CONNECTOR_UNSUPPORTED",
    "The connector does not support any of the requested chains",
    "Choose a wallet for a network of this page."
  ],
  [
    new errors.ConnectorAlreadyConnectedError({ connectorId }),
    "CONNECTOR_ALREADY_CONNECTED",
    "This wallet is connected already.",
    "Change accounts in the wallet."
  ],
  [
    new errors.ProviderNotFoundError({ connectorId }),
    "PROVIDER_NOT_FOUND",
    "The wallet's provider was not found.",
    "Unlock or install the wallet and try again."
  ],
  [
    new errors.ConnectionRejectedError({ connectorId }),
    "CONNECTION_REJECTED",
    "Connection rejected",
    "Accept the request in the wallet, or choose another wallet."
  ],
  [
    new errors.WalletBusyError({ connectorId }),
    "WALLET_BUSY",
    "The wallet has an earlier request open.",
    "Answer it there, then try again."
  ],
  [
    new errors.ConnectionFailedError({ connectorId }),
    "CONNECTION_FAILED",
    "Failed to connect",
    "Try again, or choose another wallet."
  ],
  [
    new errors.SessionNotFoundError({ connectorId }),
    "SESSION_NOT_FOUND",
    "The wallet shares no account with this page.",
    "Connect the wallet again."
  ],
  [
    new errors.ConnectionSupersededError({ connectorId }),
    "CONNECTION_SUPERSEDED",
    "A later action took its place.",
    "The later one goes on."
  ],
  [
    new errors.NotConnectedError({ namespace: "test" }),
    "NOT_CONNECTED",
    "No wallet is connected here.",
    "Connect a wallet first."
  ],
  [
    new errors.DisconnectFailedError({ namespaces: ["test", "other"] }),
    "DISCONNECT_FAILED",
    "Failed to disconnect chains: test, other",
    "The page forgot the wallet. If it lists this site, remove that there."
  ],
  [
    new errors.ConnectionStatusInvalidError({ status: "odd" }),
    "CONNECTION_STATUS_INVALID",
    "Invalid connection status: odd",
    "Use connected, active or disconnected."
  ],
  [
    new errors.ConnectorDuplicateError({ connectorId }),
    "CONNECTOR_DUPLICATE",
    'A connector "fox" is registered already.',
    "Give each its own id."
  ],
  [
    new errors.NetworkNotFoundError({ networkId }),
    "NETWORK_NOT_FOUND",
    "Network test:9 is not among the networks of this kit.",
    "Add it with kit.addNetwork(network)."
  ],
  [
    new errors.NetworkSwitchRejectedError({ networkId }),
    "NETWORK_SWITCH_REJECTED",
    "The switch was declined in the wallet.",
    "Ask again when wanted."
  ],
  [
    new errors.NetworkSwitchFailedError({ networkId }),
    "NETWORK_SWITCH_FAILED",
    "Chain is not supported: the wallet did not switch to it.",
    "Switch the network in the wallet itself."
  ],
  [
    new errors.NetworkSwitchUnsupportedError({ namespace: "test" }),
    "NETWORK_SWITCH_UNSUPPORTED",
    "This connector cannot switch chains programmatically.",
    "Switch the network in the wallet itself."
  ],
  [
    new switchErrors.NetworkSwitchDisabledError(),
    "NETWORK_SWITCH_DISABLED",
    "Switching networks is turned off on this page.",
    "Set enableNetworkSwitch in createKit to allow it."
  ],
  [
    new startErrors.NamespaceMissingError({ network: "Nine", namespace: "test" }),
    "NAMESPACE_MISSING",
    'Unsupported chain namespace of network "Nine" (test).',
    "Add its plugin to createKit({ plugins }), or name its chainNamespace."
  ],
  [
    new startErrors.OptionInvalidError({
      option: "networks",
      problem: ": it is a number.",
      instead: "Pass networks: [mainnet]."
    }),
    "OPTION_INVALID",
    "networks: it is a number.",
    "Pass networks: [mainnet]."
  ]
] as const

describe("errors of the session", () => {
  it.each(words)("%s has its code, its text and its advice", (error, code, text, advice) => {
    expect([error.code, error.message, error.advice]).toEqual([code, text, advice])
  })

  it("are all of them here", () => {
    const declared = Object.keys({ ...errors, ...startErrors, ...switchErrors })
    expect(words.map(([error]) => error._tag).toSorted()).toEqual(declared.toSorted())
  })

  it("are an outcome where the visitor declined, and no others are", () => {
    expect(words.flatMap(([error]) => (error.rejected ? [error.code] : []))).toEqual([
      "CONNECTION_REJECTED",
      "NETWORK_SWITCH_REJECTED"
    ])
  })

  it("of a network that names no namespace say nothing in its place", () => {
    expect(new startErrors.NamespaceMissingError({ network: "Nine", namespace: "" }).message).toBe(
      'Unsupported chain namespace of network "Nine".'
    )
  })
})

describe("what a wallet threw", () => {
  it.each([
    ["CONNECTION_REJECTED", { code: 4001 }],
    ["CONNECTION_REJECTED", new Error("User rejected the request")],
    ["WALLET_BUSY", { code: -32002 }],
    ["CONNECTION_FAILED", { code: -32001 }],
    ["CONNECTION_FAILED", { code: -32603 }],
    ["CONNECTION_FAILED", undefined]
  ])("when it was asked to connect is %s: %j", (code, cause) => {
    const error = connectionError(connectorId, cause)
    expect([error.code, error.details]).toEqual([code, { connectorId }])
  })

  it.each([
    ["NETWORK_SWITCH_REJECTED", { code: 4001 }],
    ["NETWORK_SWITCH_FAILED", { code: 4902 }],
    ["NETWORK_SWITCH_FAILED", undefined]
  ])("when it was asked to move is %s: %j", (code, cause) => {
    const error = networkSwitchError(networkId, cause)
    expect([error.code, error.details]).toEqual([code, { networkId }])
  })

  it("is a refusal where the wallet has a way of its own to say so, and then only", () => {
    const isDeclined = (cause: unknown) => cause === "no"
    expect(connectionError(connectorId, "no", isDeclined).code).toBe("CONNECTION_REJECTED")
    expect(connectionError(connectorId, { code: 4001 }, isDeclined).code).toBe("CONNECTION_FAILED")
    expect(networkSwitchError(networkId, "no", isDeclined).code).toBe("NETWORK_SWITCH_REJECTED")
    expect(networkSwitchError(networkId, { code: 4001 }, isDeclined).code).toBe("NETWORK_SWITCH_FAILED")
  })
})

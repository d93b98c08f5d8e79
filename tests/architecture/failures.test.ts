import { parseSync } from "vite"
import { expect, it } from "vitest"
import { errorClasses } from "./errorClasses.ts"
import { failuresIn, failuresOf, type Failures } from "./failures.ts"
import { modules, packages, place, type Module, type Node, type Package } from "./sourceTree.ts"

/** The channel is any error of the kit's, though the documentation may say more. To shrink: an entry that is not needed fails. */
const anyError: ReadonlyArray<string> = [
  // Whatever runs: the kernel and the session pass on what a plugin's module, a connector or a capability fails with.
  "@latchkey/core ChainAccess.connected",
  "@latchkey/core PluginModule.ready",
  "@latchkey/core PluginModule.start",
  "@latchkey/core Running.actions",
  "@latchkey/core Running.ready",
  "@latchkey/core Runs.begin",
  "@latchkey/core foreignPromise",
  "@latchkey/core EffectTools.call",
  // Contracts: a plugin may fail with errors of its own.
  "@latchkey/core Connector.connect",
  "@latchkey/core Connector.reconnect",
  "@latchkey/core ConnectorSession.disconnect",
  "@latchkey/core NameReader.avatar",
  "@latchkey/core NameReader.picture",
  "@latchkey/core NameRegistry.owned",
  "@latchkey/core NameRegistry.register",
  "@latchkey/core NameRegistry.suggestions",
  "@latchkey/core NameReader.resolve",
  "@latchkey/core NameReader.reverse",
  "@latchkey/core NameResolution.reader",
  "@latchkey/core ContractCalling.calls",
  "@latchkey/core CallBatches.follow",
  "@latchkey/core CallBatches.prepare",
  "@latchkey/core CallBatches.send",
  "@latchkey/core ContractCalls.allowance",
  "@latchkey/core ContractCalls.approve",
  "@latchkey/core ContractCalls.batches",
  "@latchkey/core ContractCalls.follow",
  "@latchkey/core ContractCalls.holding",
  "@latchkey/core ContractCalls.permits",
  "@latchkey/core ContractCalls.prepare",
  "@latchkey/core ContractCalls.read",
  "@latchkey/core ContractCalls.send",
  "@latchkey/core ContractCalls.time",
  "@latchkey/core ContractCalls.walletCalls",
  "@latchkey/core WalletCalls.send",
  "@latchkey/core ExchangeSource.buyStatus",
  "@latchkey/core ExchangeSource.exchanges",
  "@latchkey/core ExchangeSource.payUrl",
  "@latchkey/core HeldTokens.list",
  "@latchkey/core History.list",
  "@latchkey/core NativeBalance.read",
  "@latchkey/core NetworkSwitching.switchNetwork",
  "@latchkey/core PaymentRequest.links",
  "@latchkey/core NftHoldings.reader",
  "@latchkey/core NftReader.list",
  "@latchkey/core NftReader.uriOf",
  "@latchkey/core TokenApprovals.reader",
  "@latchkey/core ApprovalReader.list",
  "@latchkey/core ApprovalReader.revoke",
  "@latchkey/core SessionGranting.wallet",
  "@latchkey/core TokenChoices.add",
  "@latchkey/core SessionPermissions.grant",
  "@latchkey/core SessionPermissions.revoke",
  "@latchkey/core SessionPermissions.supported",
  "@latchkey/core AccountLoadsOptions.read",
  "@latchkey/core Signing.signMessage",
  "@latchkey/core Stoppable.wait",
  "@latchkey/core stillWanted",
  "@latchkey/core Transaction.ask",
  "@latchkey/core Transaction.follow",
  "@latchkey/core Simulation.reader",
  "@latchkey/core TransactionReplacing.prepare",
  "@latchkey/core TransactionReplacing.send",
  "@latchkey/core TransactionTracker.look",
  "@latchkey/core TransactionTracker.replacing",
  "@latchkey/core TransactionTracking.tracker",
  "@latchkey/core OnrampSource.link",
  "@latchkey/core OnrampSource.options",
  "@latchkey/core OnrampSource.purchases",
  "@latchkey/core OnrampSource.quote",
  "@latchkey/core SwapOffer.build",
  "@latchkey/swap Offered.back",
  "@latchkey/core SwapSource.offer",
  "@latchkey/core SwapSource.tokens",
  "@latchkey/core AggregatorOptions.list",
  "@latchkey/core AggregatorOptions.offer",
  "@latchkey/core readSwapChoices",
  "@latchkey/core TokenBalances.list",
  "@latchkey/core TokenLists.list",
  "@latchkey/core TokenPermits.prepare",
  "@latchkey/core TokenPermits.sign",
  "@latchkey/core Prices.list",
  "@latchkey/core TransferSending.followTransfer",
  "@latchkey/core TransferSending.sendTransfer",
  "@latchkey/core Transfers.follow",
  "@latchkey/core Transfers.prepare",
  "@latchkey/core Transfers.send",
  // Over parts of sources, which load, and over what the host asks.
  "@latchkey/onramp Sellers.buyer",
  "@latchkey/onramp Sellers.check",
  "@latchkey/onramp Sellers.options",
  // Over sources of swaps and calls of contracts, which are contracts.
  "@latchkey/swap Sendable.recheck",
  "@latchkey/swap Offered.again",
  "@latchkey/swap Offers.all",
  "@latchkey/swap Offers.offer",
  "@latchkey/swap Swappers.first",
  "@latchkey/swap Swappers.load",
  "@latchkey/swap Swappers.swapper",
  // Over foreignPromise, which hands on what is an error of the kit's already.
  "@latchkey/bitcoin sendTransfer",
  "@latchkey/bitcoin signPsbt",
  "@latchkey/cosmos Signing.amino",
  "@latchkey/cosmos Signing.direct",
  "@latchkey/embedded StartedWallet.act",
  "@latchkey/polkadot readOverSocket",
  "@latchkey/send FormReader.readEntered",
  "@latchkey/send Links.read",
  "@latchkey/solana askWallet",
  "@latchkey/solana signIn"
]

const published = packages.filter(({ kind }) => kind !== "testing")
const builtIn = ["RangeError", "TypeError"]

/** The exported types of a package by name, with the names they are a union of. */
const exportedTypes = (pkg: Package): ReadonlyMap<string, ReadonlyArray<string>> =>
  new Map(
    modules(pkg)
      .flatMap(({ program }) => program["body"] as ReadonlyArray<Node>)
      .flatMap((statement): ReadonlyArray<[string, ReadonlyArray<string>]> => {
        const declared: Node | undefined = statement["declaration"] ?? undefined
        if (statement.type !== "ExportNamedDeclaration" || declared?.["id"]?.name === undefined) return []
        const parts: ReadonlyArray<Node> =
          declared.type === "TSTypeAliasDeclaration" ? (declared["typeAnnotation"].types ?? []) : []
        return [[declared["id"].name, parts.flatMap((part) => part["typeName"]?.name ?? [])]]
      })
  )

const shared = published.filter(({ kind }) => kind === "core" || kind === "react")
const knownTo = (pkg: Package) => {
  const from = [...new Set([pkg, ...shared])]
  return {
    errors: new Set(from.flatMap(errorClasses).map(({ name }) => name)),
    types: new Map(from.toReversed().flatMap((one) => [...exportedTypes(one)]))
  }
}

const expand = (names: ReadonlyArray<string>, types: ReadonlyMap<string, ReadonlyArray<string>>) => {
  const open = (name: string): ReadonlyArray<string> => {
    const parts = types.get(name) ?? []
    return parts.length === 0 ? [name] : parts.flatMap(open)
  }
  return [...new Set(names.flatMap(open))].toSorted()
}

const differenceOf = (
  { documented, typed, isOpen }: Failures,
  types: ReadonlyMap<string, ReadonlyArray<string>>
): string | undefined => {
  if (documented === undefined || typed === undefined || isOpen || typed.includes("KitError"))
    return undefined
  const [inDocs, inType] = [expand(documented, types), expand(typed, types)]
  return inDocs.join() === inType.join() ? undefined : `${inDocs.join()} is not ${inType.join()}`
}

const said = ({ module, node, name }: Failures) => `${name} (${place(module, node)})`

it.each(published)("$name documents failures by names that exist", (pkg) => {
  const { errors, types } = knownTo(pkg)
  const unknown = failuresOf(pkg).flatMap((one) =>
    (one.documented ?? [])
      .filter((name) => !errors.has(name) && !types.has(name) && !builtIn.includes(name))
      .map((name) => `${said(one)}: ${name}`)
  )
  expect(unknown).toEqual([])
})

it.each(published)("$name documents the failures that the type has", (pkg) => {
  const { types } = knownTo(pkg)
  const odd = failuresOf(pkg).flatMap((one) => {
    const difference = differenceOf(one, types)
    return difference === undefined ? [] : `${said(one)}: ${difference}`
  })
  expect(odd).toEqual([])
})

it("a name too few, one too many and the boundaries of the comparison are seen", () => {
  const text = `
interface Reader {
  /** Reads. Fails: \`AError\`, \`BError\`. */
  readonly right: (id: string) => Effect.Effect<string, BothError>
  /** Reads. Fails: \`AError\`. */
  readonly fewer: Effect.Effect<string, AError | BError>
  /** Reads. Fails: \`AError\`, \`BError\`. */
  readonly more: Effect.Effect<string, AError>
  /** Reads. Fails: \`AError\`. */
  readonly never: Effect.Effect<string>
  /** Reads. Fails as \`right\`. */
  readonly open: Effect.Effect<string, AError>
  /** Reads. Fails: \`AError\`. */
  readonly wide: Effect.Effect<string, KitError>
  /** Reads. Fails: \`AError\`. */
  readonly promised: Promise<string>
  /**
   * Fails: \`AError\`, for
   * one reason.
   *
   * Not \`BError\`.
   */
  readonly paragraph: Effect.Effect<string, AError>
  /** Reads. */
  readonly silent: Effect.Effect<string, AError>
}`
  const { program, comments } = parseSync("Reader.ts", text)
  const module: Module = {
    file: "Reader.ts",
    text,
    program: program as unknown as Node,
    comments,
    imports: []
  }
  const types = new Map([["BothError", ["AError", "BError"]]])
  const seen = failuresIn(module).map((one) => [one.name, differenceOf(one, types)])
  expect(seen.filter(([, difference]) => difference !== undefined)).toEqual([
    ["Reader.fewer", "AError is not AError,BError"],
    ["Reader.more", "AError,BError is not AError"],
    ["Reader.never", "AError is not "]
  ])
  expect(seen).toHaveLength(9)
})

it("only listed members fail with any error of the kit's", () => {
  const found = published.flatMap((pkg) =>
    failuresOf(pkg)
      .filter(({ typed }) => typed?.includes("KitError") === true)
      .map(({ name }) => `${pkg.name} ${name}`)
  )
  expect([...new Set(found)].toSorted()).toEqual(anyError.toSorted())
})

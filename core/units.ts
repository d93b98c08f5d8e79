/**
 * Modules that the engine and the plugins share, each list joined into one module of `dist`.
 *
 * An app's bundler makes a chunk of the modules that the same parts of a page need. What many parts need a little of, each
 * another little, becomes a dozen chunks, and a chain costs a kilobyte or two more than it holds. As one module it is one
 * chunk, with only what the page uses of it.
 *
 * What a page loads before the engine must import nothing of these, and the first list nothing of Effect:
 * `tests/architecture/units.test.ts`. Paths are below `src`, without the extension.
 */
export const units: Readonly<Record<string, ReadonlyArray<string>>> = {
  "chain-kit/shared": [
    "chain-kit/encoding/{bytes,hex,hexSignature}",
    "chain-kit/explorerPages",
    "chain-kit/foreign/hasFunction",
    "chain-kit/page/*",
    "chain-kit/wallet/*",
    "image/imageUri"
  ],
  addresses: ["chain-kit/encoding/{base58,base58Check,bech32}"],
  shared: [
    "balance/Balances",
    "capability/{Capabilities,makeCapabilities}",
    "chain-kit/effect/{askWallet,backgroundRun,decoded,lazyBalance,lazyTransfers,makeAskOnce,makeOffer,readWallet,startChain,startWhenFound,walletCapabilities,walletConnector}",
    "feature/Features",
    "flow/*",
    "http/{Http,JsonRpc,errors,lazyClient,makeHttp,makeJsonRpc}",
    "journey/Journey",
    "json/toJson",
    "kernel/{CurrentPlugin,Loads,Plugins,State,foreignPromise,lazyLoad,lazyPart,lazyService,loadWhen,scheduler,startEngine}",
    "namespace/{Namespaces,makeNamespaces}",
    "navigation/Navigator",
    "notice/Notices",
    "session/{Accounts,App,Connections,Connectors,Facts,Networks,Providers,Runs,SessionFacts,SessionOptions,SessionParts,activeNetwork,attemptSteps,canonicalAccounts,liveSessions,makeConnecting,makeConnections,makeConnectors,makeEndings,makeNetworks,module,project,sessionChanges,slices,walletMark,wallets,withRecent,writeSession}",
    "startKit",
    "storage/{KeyValue,writeVersioned}",
    "telemetry/{EventStream,Telemetry}"
  ]
}

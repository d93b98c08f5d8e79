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
    "chain-kit/encoding/{bytes,hex}",
    "chain-kit/explorerPages",
    "chain-kit/foreign/hasFunction",
    "chain-kit/page/*",
    "chain-kit/wallet/*",
    "image/imageUri"
  ],
  shared: [
    "chain-kit/effect/{askWallet,backgroundRun,decoded,lazyBalance,makeAskOnce,makeOffer,readWallet,startChain,startWhenFound,untilClosed,walletCapabilities,walletConnector}",
    "flow/*",
    "http/{Http,JsonRpc,errors}",
    "json/toJson",
    "kernel/{State,foreignPromise,lazyLoad,lazyPart}",
    "namespace/Namespaces",
    "session/{App,Connections,Connectors,slices}",
    "storage/KeyValue",
    "telemetry/{EventStream,Telemetry}"
  ]
}

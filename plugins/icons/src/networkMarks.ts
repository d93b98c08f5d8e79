import type { Marks } from "./Marks.ts"

/** Marks of networks by CAIP-2 id: several are those of one network and its test networks. */
export const networkMarks: Marks = [
  [
    ["eip155:1", "eip155:11155111", "eip155:17000", "eip155:560048"],
    () => import("@web3icons/core/svgs/networks/background/ethereum.svg.js")
  ],
  [["eip155:8453", "eip155:84532"], () => import("@web3icons/core/svgs/networks/background/base.svg.js")],
  [
    ["eip155:10", "eip155:11155420"],
    () => import("@web3icons/core/svgs/networks/background/optimism.svg.js")
  ],
  [
    ["eip155:42161", "eip155:421614"],
    () => import("@web3icons/core/svgs/networks/background/arbitrum-one.svg.js")
  ],
  [["eip155:42170"], () => import("@web3icons/core/svgs/networks/background/arbitrum-nova.svg.js")],
  [["eip155:137", "eip155:80002"], () => import("@web3icons/core/svgs/networks/background/polygon.svg.js")],
  [
    ["eip155:1101", "eip155:2442"],
    () => import("@web3icons/core/svgs/networks/background/polygon-zkevm.svg.js")
  ],
  [
    ["eip155:56", "eip155:97"],
    () => import("@web3icons/core/svgs/networks/background/binance-smart-chain.svg.js")
  ],
  [
    ["eip155:43114", "eip155:43113"],
    () => import("@web3icons/core/svgs/networks/background/avalanche.svg.js")
  ],
  [["eip155:100", "eip155:10200"], () => import("@web3icons/core/svgs/networks/background/gnosis.svg.js")],
  [["eip155:324", "eip155:300"], () => import("@web3icons/core/svgs/networks/background/zksync.svg.js")],
  [["eip155:59144", "eip155:59141"], () => import("@web3icons/core/svgs/networks/background/linea.svg.js")],
  [
    ["eip155:534352", "eip155:534351"],
    () => import("@web3icons/core/svgs/networks/background/scroll.svg.js")
  ],
  [["eip155:42220", "eip155:44787"], () => import("@web3icons/core/svgs/networks/background/celo.svg.js")],
  [["eip155:5000", "eip155:5003"], () => import("@web3icons/core/svgs/networks/background/mantle.svg.js")],
  [
    ["eip155:81457", "eip155:168587773"],
    () => import("@web3icons/core/svgs/networks/background/blast.svg.js")
  ],
  [
    ["eip155:7777777", "eip155:999999999"],
    () => import("@web3icons/core/svgs/networks/background/zora.svg.js")
  ],
  [["eip155:130", "eip155:1301"], () => import("@web3icons/core/svgs/networks/background/unichain.svg.js")],
  [["eip155:480", "eip155:4801"], () => import("@web3icons/core/svgs/networks/background/world.svg.js")],
  [["eip155:57073", "eip155:763373"], () => import("@web3icons/core/svgs/networks/background/ink.svg.js")],
  [["eip155:1868", "eip155:1946"], () => import("@web3icons/core/svgs/networks/background/soneium.svg.js")],
  [["eip155:80094"], () => import("@web3icons/core/svgs/networks/background/berachain.svg.js")],
  [["eip155:146"], () => import("@web3icons/core/svgs/networks/background/sonic.svg.js")],
  [["eip155:143", "eip155:10143"], () => import("@web3icons/core/svgs/networks/background/monad.svg.js")],
  [["eip155:999", "eip155:998"], () => import("@web3icons/core/svgs/networks/background/hyper-evm.svg.js")],
  [["eip155:2741", "eip155:11124"], () => import("@web3icons/core/svgs/networks/background/abstract.svg.js")],
  [["eip155:2020"], () => import("@web3icons/core/svgs/networks/background/ronin.svg.js")],
  [["eip155:1329"], () => import("@web3icons/core/svgs/networks/background/sei-network.svg.js")],
  [["eip155:250", "eip155:4002"], () => import("@web3icons/core/svgs/networks/background/fantom.svg.js")],
  [["eip155:25", "eip155:338"], () => import("@web3icons/core/svgs/networks/background/cronos.svg.js")],
  [["eip155:8217", "eip155:1001"], () => import("@web3icons/core/svgs/networks/background/kaia.svg.js")],
  [["eip155:1313161554"], () => import("@web3icons/core/svgs/networks/background/aurora.svg.js")],
  [["eip155:1088"], () => import("@web3icons/core/svgs/networks/background/metis-andromeda.svg.js")],
  [["eip155:1284"], () => import("@web3icons/core/svgs/networks/background/moonbeam.svg.js")],
  [["eip155:1285"], () => import("@web3icons/core/svgs/networks/background/moonriver.svg.js")],
  [["eip155:34443", "eip155:919"], () => import("@web3icons/core/svgs/networks/background/mode.svg.js")],
  [["eip155:167000"], () => import("@web3icons/core/svgs/networks/background/taiko.svg.js")],
  [["eip155:252"], () => import("@web3icons/core/svgs/networks/background/fraxtal.svg.js")],
  [["eip155:169"], () => import("@web3icons/core/svgs/networks/background/manta-pacific.svg.js")],
  [["eip155:288"], () => import("@web3icons/core/svgs/networks/background/boba.svg.js")],
  [["eip155:1666600000"], () => import("@web3icons/core/svgs/networks/background/harmony.svg.js")],
  [["eip155:2222", "eip155:2221"], () => import("@web3icons/core/svgs/networks/background/kava.svg.js")],
  [["eip155:30"], () => import("@web3icons/core/svgs/networks/background/rootstock.svg.js")],
  [["eip155:314", "eip155:314159"], () => import("@web3icons/core/svgs/networks/background/filecoin.svg.js")],
  [["eip155:14"], () => import("@web3icons/core/svgs/networks/background/flare.svg.js")],
  [["eip155:1135"], () => import("@web3icons/core/svgs/networks/background/lisk.svg.js")],
  [["eip155:232"], () => import("@web3icons/core/svgs/networks/background/lens.svg.js")],
  [["eip155:33139"], () => import("@web3icons/core/svgs/networks/background/apechain.svg.js")],
  [["eip155:13371"], () => import("@web3icons/core/svgs/networks/background/immutable.svg.js")],
  [
    ["eip155:7000", "eip155:7001"],
    () => import("@web3icons/core/svgs/networks/background/zeta-chain.svg.js")
  ],
  [["eip155:60808"], () => import("@web3icons/core/svgs/networks/background/bob.svg.js")],
  [
    ["eip155:61", "eip155:63"],
    () => import("@web3icons/core/svgs/networks/background/ethereum-classic.svg.js")
  ],
  [["eip155:196"], () => import("@web3icons/core/svgs/networks/background/x-layer.svg.js")],
  [["eip155:9745"], () => import("@web3icons/core/svgs/networks/background/plasma.svg.js")],
  [["eip155:747474"], () => import("@web3icons/core/svgs/networks/background/katana.svg.js")],
  [["eip155:6342"], () => import("@web3icons/core/svgs/networks/background/mega-eth.svg.js")],
  [["eip155:369"], () => import("@web3icons/core/svgs/networks/background/pulsechain.svg.js")],
  [["eip155:88888"], () => import("@web3icons/core/svgs/networks/background/chiliz.svg.js")],
  [["eip155:122"], () => import("@web3icons/core/svgs/networks/background/fuse.svg.js")],
  [["eip155:1030"], () => import("@web3icons/core/svgs/networks/background/conflux.svg.js")],
  [["eip155:40", "eip155:41"], () => import("@web3icons/core/svgs/networks/background/telos.svg.js")],
  [["eip155:295"], () => import("@web3icons/core/svgs/networks/background/hedera-hashgraph.svg.js")],
  [["eip155:248"], () => import("@web3icons/core/svgs/networks/background/oasys.svg.js")],
  [["eip155:592"], () => import("@web3icons/core/svgs/networks/background/astar.svg.js")],
  [["eip155:42"], () => import("@web3icons/core/svgs/networks/background/lukso.svg.js")],
  [["eip155:1923"], () => import("@web3icons/core/svgs/networks/background/swell.svg.js")],
  [["eip155:88"], () => import("@web3icons/core/svgs/networks/background/viction.svg.js")],
  [["eip155:42793"], () => import("@web3icons/core/svgs/networks/background/etherlink.svg.js")],
  [["eip155:98866"], () => import("@web3icons/core/svgs/networks/background/plume.svg.js")],
  [["eip155:48900"], () => import("@web3icons/core/svgs/networks/background/zircuit.svg.js")],
  [["eip155:50"], () => import("@web3icons/core/svgs/networks/background/xdc.svg.js")],
  [["eip155:4689"], () => import("@web3icons/core/svgs/networks/background/iotex.svg.js")],
  [["eip155:108"], () => import("@web3icons/core/svgs/networks/background/thundercore.svg.js")],
  [["eip155:32769"], () => import("@web3icons/core/svgs/networks/background/zilliqa.svg.js")],
  [
    [
      "solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp",
      "solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1",
      "solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z"
    ],
    () => import("@web3icons/core/svgs/networks/background/solana.svg.js")
  ],
  [
    [
      "bip122:000000000019d6689c085ae165831e93",
      "bip122:000000000933ea01ad0ee984209779ba",
      "bip122:00000008819873e925422c1ff0f99f7c"
    ],
    () => import("@web3icons/core/svgs/networks/background/bitcoin.svg.js")
  ],
  [
    ["bip122:12a765e31ffd4059bada1e25190f6e98"],
    () => import("@web3icons/core/svgs/networks/background/litecoin.svg.js")
  ],
  [
    ["polkadot:91b171bb158e2d3848fa23a9f1c25182", "polkadot:68d56f15f85d3136970ec16946040bc1"],
    () => import("@web3icons/core/svgs/networks/background/polkadot.svg.js")
  ],
  [
    ["cosmos:cosmoshub-4", "cosmos:provider"],
    () => import("@web3icons/core/svgs/networks/background/cosmos-hub.svg.js")
  ],
  [
    ["cosmos:osmosis-1", "cosmos:osmo-test-5"],
    () => import("@web3icons/core/svgs/networks/background/osmosis.svg.js")
  ],
  [["cosmos:juno-1"], () => import("@web3icons/core/svgs/networks/background/juno.svg.js")],
  [["cosmos:stargaze-1"], () => import("@web3icons/core/svgs/networks/background/stargaze.svg.js")],
  [["cosmos:injective-1"], () => import("@web3icons/core/svgs/networks/background/injective.svg.js")]
]

import type { Marks } from "./Marks.ts"

/** Marks of tokens by the CAIP-10 ids of their contracts, EVM's in small letters: those that are held most. */
export const tokenMarks: Marks = [
  [
    [
      "eip155:1:0xdac17f958d2ee523a2206206994597c13d831ec7",
      "eip155:43114:0x9702230a8ea53601f5cd2dc00fdbc13d4df4a8c7",
      "solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:Es9vMFrzaCERmJfrF4H2FYD4KCoNkY11McCe8BenwNYB"
    ],
    () => import("@web3icons/core/svgs/tokens/background/USDT.svg.js")
  ],
  [
    ["eip155:1:0xb8c77482e45f1f44de1745f52c74426c631bdd52"],
    () => import("@web3icons/core/svgs/tokens/background/BNB.svg.js")
  ],
  [
    [
      "eip155:1:0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48",
      "eip155:43114:0xb97ef9ef8734c71904d8002f8b6bc66dd9c48a6e",
      "eip155:10:0x0b2c639c533813f4aa9d7837caf62653d097ff85",
      "eip155:42220:0xceba9300f2b948710d2653dd7b07f33a8b32118c",
      "eip155:42161:0xaf88d065e77c8cc2239327c5edb3a432268e5831",
      "eip155:8453:0x833589fcd6edb6e08f4c7c32d4f71b54bda02913",
      "eip155:137:0x3c499c542cef5e3811e1192ce70d8cc03d5c3359",
      "solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v"
    ],
    () => import("@web3icons/core/svgs/tokens/background/USDC.svg.js")
  ],
  [
    ["eip155:1:0x95ad61b0a150d79219dcf64e1e6cc01f0b64c4ce"],
    () => import("@web3icons/core/svgs/tokens/background/SHIB.svg.js")
  ],
  [
    [
      "eip155:1:0x514910771af9ca656af840dff83e8264ecf986ca",
      "eip155:43114:0x5947bb275c521040051d82396192181b413227a3",
      "eip155:10:0x350a791bfc2c21f9ed5d10980dad2e2638ffa7f6",
      "eip155:42161:0xf97f4df75117a78c1a5a0dbb814af92458539fb4",
      "eip155:100:0xe2e73a1c69ecf83f464efce6a5be353a37ca09b2",
      "eip155:137:0x53e0bca35ec356bd5dddfebbd1fc0fd03fabad39",
      "eip155:56:0xf8a0bf9cf54bb92f17374d9e9a321e6a111a51bd"
    ],
    () => import("@web3icons/core/svgs/tokens/background/LINK.svg.js")
  ],
  [
    [
      "eip155:1:0x2260fac5e5542a773aa44fbcfedf7c193bc2c599",
      "eip155:43114:0x50b7545627a5162f82a992c33b87adc75187b218",
      "eip155:10:0x68f180fcce6836688e9084f035309e29bf0a2095",
      "eip155:324:0xbbeb516fb02a01611cbbe0453fe3c580d7281011",
      "eip155:137:0x1bfd67037b42cf73acf2047067bd4f2c47d9bfd6",
      "eip155:100:0x8e5bbbb09ed1ebde8674cda39a0c169401db4252",
      "eip155:42161:0x2f2a2543b76a4166549f7aab2e75bef0aefc5b0f",
      "eip155:42220:0xd629eb00deced2a080b7ec630ef6ac117e614f1b"
    ],
    () => import("@web3icons/core/svgs/tokens/background/WBTC.svg.js")
  ],
  [
    [
      "eip155:1:0x1f9840a85d5af5bf1d1762f925bdaddc4201f984",
      "eip155:100:0x4537e328bf7e4efa29d05caea260d7fe26af9d74",
      "eip155:43114:0x8ebaf22b6f053dffeaf46f4dd9efa95d89ba8580",
      "eip155:10:0x6fd9d7ad17242c41f7131d257212c54a0e816691",
      "eip155:42161:0xfa7f8980b0f1e64a2062791cc3b0871572f1f7f0",
      "eip155:137:0xb33eaad8d922b1083446dc23f610c2567fb5180f",
      "eip155:56:0xbf5140a22578168fd562dccf235e5d43a02ce9b1"
    ],
    () => import("@web3icons/core/svgs/tokens/background/UNI.svg.js")
  ],
  [
    [
      "eip155:1:0x7d1afa7b718fb893db30a3abc0cfc608aacfebb0",
      "eip155:137:0x0000000000000000000000000000000000001010",
      "eip155:56:0xcc42724c6683b7e57334c4e856f4c9965ed682bd"
    ],
    () => import("@web3icons/core/svgs/tokens/background/MATIC.svg.js")
  ],
  [
    ["eip155:1:0x2af5d2ad76741191d15dfe7bf6ac92d4bd912ca3"],
    () => import("@web3icons/core/svgs/tokens/background/LEO.svg.js")
  ],
  [
    ["eip155:56:0x0eb3a705fc54725037cc9e008bdede697f62f335"],
    () => import("@web3icons/core/svgs/tokens/background/ATOM.svg.js")
  ],
  [
    [
      "eip155:1:0x6b175474e89094c44da98b954eedeac495271d0f",
      "eip155:43114:0xd586e7f844cea2f87f50152665bcbc2c279d8d70",
      "eip155:10:0xda10009cbd5d07dd0cecc66161fc93d7c9000da1",
      "eip155:324:0x4b9eb6c0b6ea15176bbf62841c6b2a8a398cb656",
      "eip155:42161:0xda10009cbd5d07dd0cecc66161fc93d7c9000da1",
      "eip155:8453:0x50c5725949a6f0c72e6c4a641f24049a917db0cb",
      "eip155:137:0x8f3cf7ad23cd3cadbd9735aff958023239c6a063",
      "eip155:56:0x1af3f329e8be154074d8769d1ffa4ee058b1dbc3",
      "eip155:100:0x44fa8e6f47987339850636f88629646662444217"
    ],
    () => import("@web3icons/core/svgs/tokens/background/DAI.svg.js")
  ],
  [
    [
      "eip155:42161:0x912ce59144191c1204e64559fe8253a0e49e6548",
      "eip155:1:0xb50721bcf8d664c30412cfbc6cf7a15145234ad1"
    ],
    () => import("@web3icons/core/svgs/tokens/background/ARB.svg.js")
  ],
  [
    [
      "eip155:1:0x3c3a81e81dc49a522a592e7622a7e711c06bf354",
      "eip155:5000:0xdeaddeaddeaddeaddeaddeaddeaddeaddead0000"
    ],
    () => import("@web3icons/core/svgs/tokens/background/MNT.svg.js")
  ],
  [
    [
      "eip155:1:0x6de037ef9ad2725eb40118bb1702ebb27e4aeb24",
      "eip155:137:0x61299774020da444af134c82fa83e3810b309991",
      "solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:rndrizKT3MK1iimdxRdWabcF7Zg7AR5T4nud4EkHBof"
    ],
    () => import("@web3icons/core/svgs/tokens/background/RNDR.svg.js")
  ],
  [
    ["eip155:1:0xa0b73e1ff0b80914ab6fe0444e65848c4c34450b"],
    () => import("@web3icons/core/svgs/tokens/background/CRO.svg.js")
  ],
  [
    ["eip155:10:0x4200000000000000000000000000000000000042"],
    () => import("@web3icons/core/svgs/tokens/background/OP.svg.js")
  ],
  [
    [
      "eip155:1:0xc944e90c64b2c07662a292be6244bdf05cda44a7",
      "eip155:43114:0x8a0cac13c7da965a312f08ea4229c37869e85cb9",
      "eip155:137:0x5fe2b58c013d7601147dcdd68c143a77499f5531",
      "eip155:42161:0x9623063377ad1b27544c965ccd7342f7ea7e88c7"
    ],
    () => import("@web3icons/core/svgs/tokens/background/GRT.svg.js")
  ],
  [
    [
      "eip155:1:0x9f8f72aa9304c8b593d555f12ef6589cc3a579a2",
      "eip155:43114:0x88128fd4b259552a9a1d457f435a6527aab72d42",
      "eip155:137:0x6f7c932e7684666c9fd1d44527765433e01ff61d"
    ],
    () => import("@web3icons/core/svgs/tokens/background/MKR.svg.js")
  ],
  [
    [
      "eip155:1:0xaea46a60368a7bd060eec7df8cba43b7ef41ad85",
      "eip155:56:0x031b41e504677879370e9dbcf937283a8691fa7f"
    ],
    () => import("@web3icons/core/svgs/tokens/background/FET.svg.js")
  ],
  [
    [
      "eip155:1:0xc5f0f7b66764f6ec8c8dff7ba683102295e16409",
      "eip155:56:0xc5f0f7b66764f6ec8c8dff7ba683102295e16409"
    ],
    () => import("@web3icons/core/svgs/tokens/background/FDUSD.svg.js")
  ],
  [
    [
      "eip155:1:0x5a98fcbea516cf06857215779fd812ca3bef1b32",
      "eip155:10:0xfdb794692724153d1488ccdbe0c56c252596735f",
      "eip155:137:0xc3c7d422809852031b44ab29eec9f1eff2a58756",
      "eip155:42161:0x13ad51ed4f1b7e9dc168d8a00cb3f4ddd85efa60"
    ],
    () => import("@web3icons/core/svgs/tokens/background/LDO.svg.js")
  ],
  [
    ["eip155:1:0xd1d2eb1b1e90b638588728b4130137d262c87cae"],
    () => import("@web3icons/core/svgs/tokens/background/GALA.svg.js")
  ],
  [
    ["eip155:1:0x4a220e6096b25eadb88358cb44068a3248254675"],
    () => import("@web3icons/core/svgs/tokens/background/QNT.svg.js")
  ],
  [
    [
      "eip155:1:0x7fc66500c84a76ad7e9c93437bfc5ac33e2ddae9",
      "eip155:43114:0x63a72806098bd3d9520cc43356dd78afe5d386d9",
      "eip155:10:0x76fb31fb4af56892a25e32cfc43de717950c9278",
      "eip155:137:0xd6df932a45c0f255f85145f286ea0b292b21c90b",
      "eip155:56:0xfb6115445bff7b52feb98650c87f44907e58f802"
    ],
    () => import("@web3icons/core/svgs/tokens/background/AAVE.svg.js")
  ],
  [
    [
      "eip155:1:0x62d0a8458ed7719fdaf978fe5929c6d342b0bfce",
      "eip155:56:0x62d0a8458ed7719fdaf978fe5929c6d342b0bfce"
    ],
    () => import("@web3icons/core/svgs/tokens/background/BEAM.svg.js")
  ],
  [
    ["eip155:1:0x5b7533812759b45c2b44c19e320ba2cd2681b542"],
    () => import("@web3icons/core/svgs/tokens/background/AGIX.svg.js")
  ],
  [
    ["eip155:1:0x6123b0049f904d730db3c36a31167d9d4121fa6b"],
    () => import("@web3icons/core/svgs/tokens/background/RBN.svg.js")
  ],
  [
    [
      "eip155:1:0x3845badade8e6dff049820680d1f14bd3903a5d0",
      "eip155:137:0xbbba073c31bf03b8acf7c28ef0738decf3695683"
    ],
    () => import("@web3icons/core/svgs/tokens/background/SAND.svg.js")
  ],
  [
    [
      "eip155:1:0xbb0e17ef65f82ab018d8edd776e8dd940327b28b",
      "eip155:56:0x715d400f88c167884bbcc41c5fea407ed4d2f8a0"
    ],
    () => import("@web3icons/core/svgs/tokens/background/AXS.svg.js")
  ],
  [
    ["eip155:1:0xca14007eff0db1f8135f4c25b34de49ab0d42766"],
    () => import("@web3icons/core/svgs/tokens/background/STRK.svg.js")
  ],
  [
    [
      "eip155:1:0xc011a73ee8576fb46f5e1c5751ca3b9fe0af2a6f",
      "eip155:43114:0xbec243c995409e6520d7c41e404da5deba4b209b",
      "eip155:10:0x8700daec35af8ff88c16bdf0418774cb3d7599b4",
      "eip155:137:0x50b728d8d964fd00c2d0aad81718b71311fef68a"
    ],
    () => import("@web3icons/core/svgs/tokens/background/SNX.svg.js")
  ],
  [
    ["eip155:1:0xe66747a101bff2dba3697199dcce5b743b454759"],
    () => import("@web3icons/core/svgs/tokens/background/GT.svg.js")
  ],
  [
    ["solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:HZ1JovNiVvGrGNiiYvEozEVgZ58xaU3RKwX8eACQBCt3"],
    () => import("@web3icons/core/svgs/tokens/background/PYTH.svg.js")
  ],
  [
    ["eip155:1:0x3506424f91fd33084466f402d5d97f05f8e3b4af"],
    () => import("@web3icons/core/svgs/tokens/background/CHZ.svg.js")
  ],
  [
    [
      "eip155:1:0x0f5d2fb29fb7d3cfee444a200298f468908cc942",
      "eip155:137:0xa1c57f48f0deb89f569dfbe6e2b7f46d33606fd4"
    ],
    () => import("@web3icons/core/svgs/tokens/background/MANA.svg.js")
  ],
  [
    [
      "eip155:1:0x467719ad09025fcc6cf6f8311755809d45a5e5f3",
      "eip155:43114:0x44c784266cf024a60e8acf2427b9857ace194c5d",
      "eip155:10:0x23ee2343b892b1bb63503a4fabc840e0e2c6810f",
      "eip155:42161:0x23ee2343b892b1bb63503a4fabc840e0e2c6810f",
      "eip155:8453:0x23ee2343b892b1bb63503a4fabc840e0e2c6810f",
      "eip155:56:0x8b1f4432f943c465a973fedc6d7aa50fc96f1f65",
      "eip155:137:0x6e4e624106cb12e168e6533f8ec7c82263358940"
    ],
    () => import("@web3icons/core/svgs/tokens/background/AXL.svg.js")
  ],
  [
    ["solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:mSoLzYCxHdYgdzU16g5QSh3i5K3z3KZK7ytfqcJm7So"],
    () => import("@web3icons/core/svgs/tokens/background/MSOL.svg.js")
  ],
  [
    ["eip155:1:0x925206b8a707096ed26ae47c84747fe0bb734f59"],
    () => import("@web3icons/core/svgs/tokens/background/WBT.svg.js")
  ],
  [
    ["eip155:1:0x667102bd3413bfeaa3dffb48fa8288819e480a88"],
    () => import("@web3icons/core/svgs/tokens/background/TKX.svg.js")
  ],
  [
    [
      "eip155:56:0x0e09fabb73bd3ade0a17ecc321fd13a19e81ce82",
      "eip155:1:0x152649ea73beab28c5b49b26eb48f7ead6d4c898"
    ],
    () => import("@web3icons/core/svgs/tokens/background/CAKE.svg.js")
  ],
  [
    ["solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:hntyVP6YFm1Hg25TN9WGLqM12b8TQmcknKrdu1oxWux"],
    () => import("@web3icons/core/svgs/tokens/background/HNT.svg.js")
  ],
  [
    ["eip155:1:0x7420b4b9a0110cdc71fb720908340c03f9bc03ec"],
    () => import("@web3icons/core/svgs/tokens/background/JASMY.svg.js")
  ],
  [
    [
      "eip155:1:0x6810e776880c02933d47db1b9fc05908e5386b96",
      "eip155:42161:0xa0b862f60edef4452f25b4160f177db44deb6cf1",
      "eip155:100:0x9c58bacc331c9aa871afd802db6379a98e80cedb"
    ],
    () => import("@web3icons/core/svgs/tokens/background/GNO.svg.js")
  ],
  [
    ["eip155:56:0xf00600ebc7633462bc4f9c61ea2ce99f5aaebd4a"],
    () => import("@web3icons/core/svgs/tokens/background/ROSE.svg.js")
  ],
  [
    ["eip155:1:0x5283d291dbcf85356a21ba090e6db59121208b44"],
    () => import("@web3icons/core/svgs/tokens/background/BLUR.svg.js")
  ],
  [
    [
      "eip155:1:0x626e8036deb333b408be468f951bdb42433cbf18",
      "eip155:56:0x33d08d8c7a168333a85285a68c0042b39fc3741d"
    ],
    () => import("@web3icons/core/svgs/tokens/background/AIOZ.svg.js")
  ],
  [
    ["solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:7dHbWXmci3dT8UFYWYZweBLXgycu7Y3iL6trKn1Y7ARj"],
    () => import("@web3icons/core/svgs/tokens/background/STSOL.svg.js")
  ],
  [
    ["eip155:1:0x767fe9edc9e0df98e07454847909b5e959d7ca0e"],
    () => import("@web3icons/core/svgs/tokens/background/ILV.svg.js")
  ],
  [
    [
      "eip155:1:0xde4ee8057785a7e8e800db58f9784845a5c2cbd6",
      "eip155:56:0x6e88056e8376ae7709496ba64d37fa2f8015ce3e"
    ],
    () => import("@web3icons/core/svgs/tokens/background/DEXE.svg.js")
  ],
  [
    [
      "eip155:1:0xd533a949740bb3306d119cc777fa900ba034cd52",
      "eip155:10:0x0994206dfe8de6ec6920ff4d779b0d950605fb53",
      "eip155:137:0x172370d5cd63279efa6d502dab29171933a610af",
      "eip155:42161:0x11cdb42b0eb46d95f990bedd4695a6e3fa034978"
    ],
    () => import("@web3icons/core/svgs/tokens/background/CRV.svg.js")
  ],
  [
    [
      "eip155:1:0x967da4048cd07ab37855c090aaf366e4ce1b9f48",
      "eip155:10:0x2561aa2bb1d2eb6629edd7b0938d7679b8b49f9e",
      "eip155:137:0x282d8efce846a88b159800bd4130ad77443fa1a1"
    ],
    () => import("@web3icons/core/svgs/tokens/background/OCEAN.svg.js")
  ],
  [
    [
      "eip155:1:0xb23d80f5fefcddaa212212f028021b41ded428cf",
      "eip155:8453:0xfa980ced6895ac314e7de34ef1bfae90a5add21b"
    ],
    () => import("@web3icons/core/svgs/tokens/background/PRIME.svg.js")
  ],
  [
    [
      "eip155:1:0xf951e335afb289353dc249e82926178eac7ded78",
      "eip155:42161:0xbc011a12da28e8f0f528d9ee5e7039e22f91cf18"
    ],
    () => import("@web3icons/core/svgs/tokens/background/SWETH.svg.js")
  ],
  [
    [
      "eip155:1:0xb62132e35a6c13ee1ee0f84dc5d40bad8d815206",
      "eip155:137:0x41b3966b4ff7b427969ddf5da3627d6aeae9a48e"
    ],
    () => import("@web3icons/core/svgs/tokens/background/NEXO.svg.js")
  ],
  [
    [
      "eip155:43114:0xb514cabd09ef5b169ed3fe0fa8dbd590741e81c2",
      "eip155:1:0x0c10bf8fcb7bf5412187a595ab97a3609160b5c6",
      "eip155:42161:0x680447595e8b7b3aa1b43beb9f6098c79ac2ab3f",
      "eip155:56:0xd17479997f34dd9156deef8f95a52d81d265be9c"
    ],
    () => import("@web3icons/core/svgs/tokens/background/USDD.svg.js")
  ],
  [
    ["eip155:1:0xf629cbd94d3791c9250152bd8dfbdf380e2a3b9c"],
    () => import("@web3icons/core/svgs/tokens/background/ENJ.svg.js")
  ],
  [
    ["eip155:1:0xc18360217d8f7ab5e7c516566761ea12ce7f9d72"],
    () => import("@web3icons/core/svgs/tokens/background/ENS.svg.js")
  ],
  [
    [
      "eip155:1:0xbe9895146f7af43049ca1c1ae358b0541ea49704",
      "eip155:10:0xaddb6a0412de1ba0f936dcaeb8aaa24578dcf3b2",
      "eip155:137:0x4b4327db1600b8b1440163f667e199cef35385f5",
      "eip155:42161:0x1debd73e752beaf79865fd6446b0c970eae7732f",
      "eip155:8453:0x2ae3f1ec7f1f5012cfeab0185bfc7aa3cf0dec22"
    ],
    () => import("@web3icons/core/svgs/tokens/background/CBETH.svg.js")
  ],
  [
    ["eip155:56:0xb86abcb37c3a4b64f74f59301aff131a1becc787"],
    () => import("@web3icons/core/svgs/tokens/background/ZIL.svg.js")
  ],
  [
    ["eip155:42220:0x471ece3750da237f93b8e339c536989b8978a438"],
    () => import("@web3icons/core/svgs/tokens/background/CELO.svg.js")
  ],
  [
    [
      "eip155:1:0x853d955acef822db058eb8505911ed77f175b99e",
      "eip155:43114:0xd24c2ad096400b6fbcd2ad8b24e7acbc21a1da64",
      "eip155:10:0x2e3d870790dc77a83dd1d18184acc7439a53f475",
      "eip155:42161:0x17fc002b466eec40dae837fc4be5c67993ddbd6f",
      "eip155:56:0x90c97f71e18723b0cf0dfa30ee176ab653e89f40",
      "eip155:137:0x45c32fa6df82ead1e2ef74d17b76547eddfaff89",
      "solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:FR87nWEUxVgerFGhZM8Y4AggKGLnaXswr1Pd8wZ4kZcp"
    ],
    () => import("@web3icons/core/svgs/tokens/background/FRAX.svg.js")
  ],
  [
    [
      "eip155:1:0xac3e018457b222d93114458476f3e3416abbe38f",
      "eip155:10:0x484c2d6e3cdd945a8b2df735e079178c1036578c",
      "eip155:42161:0x95ab45875cffdba1e5f451b950bc2e42c0053f39",
      "eip155:137:0x6d1fdbb266fcc09a16a22016369210a15bb95761",
      "eip155:56:0x3cd55356433c89e50dc51ab07ee0fa0a95623d53"
    ],
    () => import("@web3icons/core/svgs/tokens/background/SFRXETH.svg.js")
  ],
  [
    ["eip155:1:0x00c83aecc790e8a4453e5dd3b0b4b3680501a7a7"],
    () => import("@web3icons/core/svgs/tokens/background/SKL.svg.js")
  ],
  [
    ["eip155:1:0x6c6ee5e31d828de241282b9606c8e98ea48526e2"],
    () => import("@web3icons/core/svgs/tokens/background/HOT.svg.js")
  ],
  [
    [
      "eip155:1:0x111111111117dc0aa78b770fa6a738034120c302",
      "eip155:43114:0xd501281565bf7789224523144fe5d98e8b28f267",
      "eip155:56:0x111111111117dc0aa78b770fa6a738034120c302",
      "eip155:137:0x9c2c5fd7b07e95ee044ddeba0e97a665f142394f"
    ],
    () => import("@web3icons/core/svgs/tokens/background/1INCH.svg.js")
  ],
  [
    [
      "eip155:1:0x3432b6a60d23ca0dfca7761b7ab56459d9c964d0",
      "eip155:42161:0x9d2f299715d94d8a7e6f5eaa8e654e8c74a988a7",
      "eip155:137:0x1a3acf6d19267e2d3e7f898f42803e90c9219062",
      "eip155:43114:0x214db107654ff987ad859f34125307783fc8e387",
      "eip155:56:0xe48a3d7d0bc88d552f730b62c006bc925eadb9ee",
      "solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:6LX8BhMQ4Sy2otmAWj7Y5sKd9YTVVUgfMsBzT6B9W7ct"
    ],
    () => import("@web3icons/core/svgs/tokens/background/FXS.svg.js")
  ],
  [
    ["eip155:1:0x7dd9c5cba05e151c895fde1cf355c9a1d5da6429"],
    () => import("@web3icons/core/svgs/tokens/background/GLM.svg.js")
  ],
  [
    [
      "eip155:1:0xd33526068d116ce69f19a9ee46f0bd304f21a51f",
      "eip155:137:0x7205705771547cf79201111b4bd8aaf29467b9ec",
      "eip155:42161:0xb766039cc6db368759c1e56b79affe831d0cc507"
    ],
    () => import("@web3icons/core/svgs/tokens/background/RPL.svg.js")
  ],
  [
    ["eip155:1:0xb131f4a55907b10d1f0a50d8ab8fa09ec342cd74"],
    () => import("@web3icons/core/svgs/tokens/background/MEME.svg.js")
  ],
  [
    [
      "eip155:1:0x58b6a8a3302369daec383334672404ee733ab239",
      "eip155:42161:0x289ba1701c2f088cf0faf8b3705246331cb8a839"
    ],
    () => import("@web3icons/core/svgs/tokens/background/LPT.svg.js")
  ],
  [
    ["solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:4k3Dyjzvzp8eMZWUXbBCjEvwSkkk59S5iCNLY3QrkX6R"],
    () => import("@web3icons/core/svgs/tokens/background/RAY.svg.js")
  ],
  [
    [
      "eip155:1:0x3593d125a4f7849a1b059e64f4517a86dd60c95d",
      "eip155:137:0xc3ec80343d2bae2f8e680fdadde7c17e71e114ea",
      "eip155:56:0xf78d2e7936f5fe18308a3b2951a93b6c4a41f5e2"
    ],
    () => import("@web3icons/core/svgs/tokens/background/OM.svg.js")
  ],
  [
    ["eip155:56:0x4b0f1812e5df2a09796481ff14017e6005508003"],
    () => import("@web3icons/core/svgs/tokens/background/TWT.svg.js")
  ],
  [
    ["eip155:1:0x3429d03c6f7521aec737a0bbf2e5ddcef2c3ae31"],
    () => import("@web3icons/core/svgs/tokens/background/PIXEL.svg.js")
  ],
  [
    [
      "eip155:1:0x69af81e73a73b40adf4f3d4223cd9b1ece623074",
      "eip155:137:0x2b9e7ccdf0f4e5b24757c1e1a80e311e34cb10c7",
      "eip155:56:0x2ed9a5c8c13b93955103b9a7c167b67ef4d568a3"
    ],
    () => import("@web3icons/core/svgs/tokens/background/MASK.svg.js")
  ],
  [
    [
      "eip155:1:0x320623b8e4ff03373931769a31fc52a4e78b5d70",
      "eip155:8453:0xab36452dbac151be02b16ca17d8919826072f64a"
    ],
    () => import("@web3icons/core/svgs/tokens/background/RSR.svg.js")
  ],
  [
    ["eip155:1:0x68749665ff8d2d112fa859aa293f07a622782f38"],
    () => import("@web3icons/core/svgs/tokens/background/XAUT.svg.js")
  ],
  [
    [
      "eip155:1:0xc00e94cb662c3520282e6f5717214004a7f26888",
      "eip155:43114:0xc3048e19e76cb9a3aa9d77d8c03c29fc906e2437",
      "eip155:137:0x8505b9d2254a7ae468c0e9dd10ccea3a837aef5c",
      "eip155:42161:0x354a6da3fcde098f8389cad84b0182725c6c91de",
      "eip155:56:0x52ce071bd9b1c4b00a0b92d298c512478cad67e8"
    ],
    () => import("@web3icons/core/svgs/tokens/background/COMP.svg.js")
  ],
  [
    ["eip155:1:0x9e32b13ce7f2e80a01932b42553652e053d6ed8e"],
    () => import("@web3icons/core/svgs/tokens/background/METIS.svg.js")
  ],
  [
    [
      "eip155:1:0x5faa989af96af85384b8a938c2ede4a7378d9875",
      "eip155:56:0xe4cc45bb5dbda06db6183e8bf016569f40497aa5"
    ],
    () => import("@web3icons/core/svgs/tokens/background/GAL.svg.js")
  ],
  [
    [
      "eip155:1:0x0d8775f648430679a709e98d2b0cb6250d2887ef",
      "eip155:43114:0x98443b96ea4b0858fdf3219cd13e98c7a4690588",
      "eip155:137:0x3cef98bb43d732e2f285ee605a8158cde967d219",
      "solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:EPeUFDgHRxs9xxEPVaL6kfGQvCon7jmAWKVUHuux1Tpz"
    ],
    () => import("@web3icons/core/svgs/tokens/background/BAT.svg.js")
  ],
  [
    [
      "eip155:1:0x808507121b80c02388fad14726482e061b8da827",
      "eip155:43114:0xfb98b335551a418cd0737375a2ea0ded62ea213b",
      "eip155:10:0xbc7b1ff1c6989f006a1185318ed4e7b5796e66e1",
      "eip155:42161:0x0c880f6761f1af8d9aa9c466984b80dab9a8c9e8",
      "eip155:56:0xb3ed0a426155b79b898849803e3b36552f7ed507"
    ],
    () => import("@web3icons/core/svgs/tokens/background/PENDLE.svg.js")
  ],
  [
    [
      "eip155:1:0x0000000000085d4780b73119b644ae5ecd22b376",
      "eip155:43114:0x1c20e891bab6b1727d14da358fae2984ed9b59eb",
      "eip155:56:0x40af3827f39d0eacbf4a168f8d4ee67c121d11c9"
    ],
    () => import("@web3icons/core/svgs/tokens/background/TUSD.svg.js")
  ],
  [
    ["eip155:1:0xbf2179859fc6d5bee9bf9158632dc51678a4100e"],
    () => import("@web3icons/core/svgs/tokens/background/ELF.svg.js")
  ],
  [
    ["eip155:1:0xaa7a9ca87d3694b5755f213b5d04094b8d0f0a6f"],
    () => import("@web3icons/core/svgs/tokens/background/TRAC.svg.js")
  ],
  [
    ["eip155:1:0xcdf7028ceab81fa0c6971208e83fa7872994bee5"],
    () => import("@web3icons/core/svgs/tokens/background/T.svg.js")
  ],
  [
    [
      "eip155:1:0xbbbbca6a901c926f240b89eacb641d8aec7aeafd",
      "eip155:42161:0x46d0ce7de6247b0a95f67b43b589b4041bae7fbe"
    ],
    () => import("@web3icons/core/svgs/tokens/background/LRC.svg.js")
  ],
  [
    ["eip155:1:0x177d39ac676ed1c67a2b268ad7f1e58826e5b0af"],
    () => import("@web3icons/core/svgs/tokens/background/CDT.svg.js")
  ],
  [
    [
      "eip155:56:0x2dff88a56767223a5529ea5960da7a3f5f766406",
      "eip155:1:0x2dff88a56767223a5529ea5960da7a3f5f766406"
    ],
    () => import("@web3icons/core/svgs/tokens/background/ID.svg.js")
  ],
  [
    [
      "eip155:1:0x25f8087ead173b73d6e8b84329989a8eea16cf73",
      "eip155:137:0x82617aa52dddf5ed9bb7b370ed777b3182a30fd1"
    ],
    () => import("@web3icons/core/svgs/tokens/background/YGG.svg.js")
  ],
  [
    ["eip155:1:0xa35b1b31ce002fbf2058d22f30f95d405200a15b"],
    () => import("@web3icons/core/svgs/tokens/background/ETHX.svg.js")
  ],
  [
    [
      "eip155:42161:0xfc5a1a6eb076a2c7ad06ed22c90d7e710e35ad0a",
      "eip155:43114:0x62edc0692bd897d2295872a9ffcac5425011c661"
    ],
    () => import("@web3icons/core/svgs/tokens/background/GMX.svg.js")
  ],
  [
    ["eip155:1:0x11eef04c884e24d9b7b4760e7476d06ddf797f36"],
    () => import("@web3icons/core/svgs/tokens/background/MX.svg.js")
  ],
  [
    ["eip155:1:0x45804880de22913dafe09f4980848ece6ecbaf78"],
    () => import("@web3icons/core/svgs/tokens/background/PAXG.svg.js")
  ],
  [
    ["eip155:1:0x9d65ff81a3c488d585bbfb0bfe3c7707c7917f54"],
    () => import("@web3icons/core/svgs/tokens/background/SSV.svg.js")
  ],
  [
    [
      "eip155:1:0x0f51bb10119727a7e5ea3538074fb341f56b09ad",
      "eip155:42161:0xcaa38bcc8fb3077975bbe217acfaa449e6596a84",
      "eip155:56:0x4d2d32d8652058bf98c772953e1df5c5c85d9f45"
    ],
    () => import("@web3icons/core/svgs/tokens/background/DAO.svg.js")
  ],
  [
    ["eip155:1:0x14fee680690900ba0cccfc76ad70fd1b95d10e16"],
    () => import("@web3icons/core/svgs/tokens/background/PAAL.svg.js")
  ],
  [
    ["solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:nosXBVoaCTtYdLvKY6Csb4AC8JCdQKKAaWYtx2ZMoo7"],
    () => import("@web3icons/core/svgs/tokens/background/NOS.svg.js")
  ],
  [
    ["eip155:1:0x1cf4592ebffd730c7dc92c1bdffdfc3b9efcf29a"],
    () => import("@web3icons/core/svgs/tokens/background/WAVES.svg.js")
  ],
  [
    [
      "eip155:1:0x8a2279d4a90b6fe1c4b30fa660cc9f926797baa2",
      "eip155:56:0xf9cec8d50f6c8ad3fb6dccec577e05aa32b224fe"
    ],
    () => import("@web3icons/core/svgs/tokens/background/CHR.svg.js")
  ],
  [
    ["eip155:8453:0x4ed4e862860bed51a9570b96d89af5e1b0efefed"],
    () => import("@web3icons/core/svgs/tokens/background/DEGEN.svg.js")
  ],
  [
    ["eip155:1:0x18aaa7115705e8be94bffebde57af9bfc265b998"],
    () => import("@web3icons/core/svgs/tokens/background/AUDIO.svg.js")
  ],
  [
    ["eip155:1:0xc221b7e65ffc80de234bbb6667abdd46593d34f0"],
    () => import("@web3icons/core/svgs/tokens/background/WCFG.svg.js")
  ],
  [
    ["eip155:1:0xc98d64da73a6616c42117b582e832812e7b8d57f"],
    () => import("@web3icons/core/svgs/tokens/background/RSS3.svg.js")
  ],
  [
    ["eip155:1:0xa117000000f279d81a1d3cc75430faa017fa5a2e"],
    () => import("@web3icons/core/svgs/tokens/background/ANT.svg.js")
  ],
  [
    [
      "eip155:1:0x6b3595068778dd592e39a122f4f5a5cf09c90fe2",
      "eip155:43114:0x37b608519f91f70f2eeb0e5ed9af4061722e4f76",
      "eip155:42161:0xd4d42f0b6def4ce0383636770ef773390d85c61a",
      "eip155:137:0x0b3f868e0be5597d5db7feb59e1cadbb0fdda50a",
      "eip155:56:0x947950bcc74888a40ffa2593c5798f11fc9124c4",
      "eip155:42220:0xd15ec721c2a896512ad29c671997dd68f9593226",
      "solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:ChVzxWRmrTeSgwd3Ui3UumcN8KX7VK3WaD4KGeSKpypj"
    ],
    () => import("@web3icons/core/svgs/tokens/background/SUSHI.svg.js")
  ],
  [
    ["eip155:1:0xe7c3755482d0da522678af05945062d4427e0923"],
    () => import("@web3icons/core/svgs/tokens/background/ALEX.svg.js")
  ],
  [
    [
      "eip155:1:0x12e2b8033420270db2f3b328e32370cb5b2ca134",
      "eip155:56:0xd41fdb03ba84762dd66a0af1a6c8540ff1ba5dfb"
    ],
    () => import("@web3icons/core/svgs/tokens/background/SFP.svg.js")
  ],
  [
    ["eip155:1:0x2a79324c19ef2b89ea98b23bc669b7e7c9f8a517"],
    () => import("@web3icons/core/svgs/tokens/background/WAXP.svg.js")
  ],
  [
    ["eip155:1:0x1bbe973bef3a977fc51cbed703e8ffdefe001fed"],
    () => import("@web3icons/core/svgs/tokens/background/PORTAL.svg.js")
  ],
  [
    [
      "eip155:1:0x04fa0d235c4abf4bcf4787af4cf447de572ef828",
      "eip155:43114:0x3bd2b1c7ed8d396dbb98ded3aebb41350a5b2339"
    ],
    () => import("@web3icons/core/svgs/tokens/background/UMA.svg.js")
  ],
  [
    [
      "eip155:10:0x3a18dcc9745edcd1ef33ecb93b0b6eba5671e7ca",
      "eip155:1:0x96543ef8d2c75c26387c1a319ae69c0bee6f3fe7",
      "eip155:42161:0x3a18dcc9745edcd1ef33ecb93b0b6eba5671e7ca",
      "eip155:56:0x073690e6ce25be816e68f32dca3e11067c9fb5cc"
    ],
    () => import("@web3icons/core/svgs/tokens/background/KUJI.svg.js")
  ],
  [
    ["solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:mb1eu7TzEc71KxDpsmsKoucSSuuoGLv1drys1oP2jh6"],
    () => import("@web3icons/core/svgs/tokens/background/MOBILE.svg.js")
  ],
  [
    [
      "eip155:1:0x467bccd9d29f223bce8043b84e8c8b282827790f",
      "eip155:137:0xdf7837de1f2fa4631d716cf2502f8b230f1dcc32"
    ],
    () => import("@web3icons/core/svgs/tokens/background/TEL.svg.js")
  ],
  [
    ["eip155:1:0xa3ee21c306a700e682abcdfe9baa6a08f3820419"],
    () => import("@web3icons/core/svgs/tokens/background/CTC.svg.js")
  ],
  [
    ["eip155:1:0x046eee2cc3188071c02bfc1745a6b17c656e3f3d"],
    () => import("@web3icons/core/svgs/tokens/background/RLB.svg.js")
  ],
  [
    ["solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:SHDWyBxihqiCj6YekG2GUr7wqKLeLAMK1gHZck9pL6y"],
    () => import("@web3icons/core/svgs/tokens/background/SHDW.svg.js")
  ],
  [
    [
      "eip155:43114:0x6e84a6216ea6dacc71ee8e6b0a5b7322eebc0fdd",
      "eip155:42161:0x371c7ec6d8039ff7933a2aa28eb827ffe1f52f07",
      "eip155:5000:0x371c7ec6d8039ff7933a2aa28eb827ffe1f52f07",
      "eip155:56:0x371c7ec6d8039ff7933a2aa28eb827ffe1f52f07"
    ],
    () => import("@web3icons/core/svgs/tokens/background/JOE.svg.js")
  ],
  [
    ["eip155:1:0xd7c49cee7e9188cca6ad8ff264c1da2e69d4cf3b"],
    () => import("@web3icons/core/svgs/tokens/background/NXM.svg.js")
  ],
  [
    [
      "eip155:1:0x0bc529c00c6401aef6d220be8c6ea1667f6ad93e",
      "eip155:100:0xbf65bfcb5da067446cee6a706ba3fe2fb1a9fdfd",
      "eip155:43114:0x9eaac1b23d935365bd7b542fe22ceee2922f52dc",
      "eip155:10:0x9046d36440290ffde54fe0dd84db8b1cfee9107b",
      "eip155:8453:0x9eaf8c1e34f05a589eda6bafdf391cf6ad3cb239",
      "eip155:137:0xda537104d6a5edd53c6fbba9a898708e465260b6",
      "eip155:42161:0x82e3a8f066a6989666b031d916c43672085b1582"
    ],
    () => import("@web3icons/core/svgs/tokens/background/YFI.svg.js")
  ],
  [
    ["eip155:1:0xddb3422497e61e13543bea06989c0789117555c5"],
    () => import("@web3icons/core/svgs/tokens/background/COTI.svg.js")
  ],
  [
    [
      "eip155:1:0x8ce9137d39326ad0cd6491fb5cc0cba0e089b6a9",
      "eip155:56:0x47bead2563dcbf3bf2c9407fea4dc236faba485a"
    ],
    () => import("@web3icons/core/svgs/tokens/background/SXP.svg.js")
  ],
  [
    ["eip155:1:0x607f4c5bb672230e8672085532f7e901544a7375"],
    () => import("@web3icons/core/svgs/tokens/background/RLC.svg.js")
  ],
  [
    [
      "eip155:1:0xbaac2b4491727d78d2b78815144570b9f2fe8899",
      "eip155:8453:0xafb89a09d82fbde58f18ac6437b3fc81724e4df6",
      "eip155:10:0x8f69ee043d52161fd29137aedf63f5e70cd504d5",
      "eip155:137:0xeee3371b89fc43ea970e908536fcddd975135d8a",
      "eip155:42161:0x4425742f1ec8d98779690b5a3a6276db85ddc01a",
      "eip155:56:0xaa88c603d142c371ea0eac8756123c5805edee03"
    ],
    () => import("@web3icons/core/svgs/tokens/background/DOG.svg.js")
  ],
  [
    [
      "eip155:56:0xbdeae1ca48894a1759a8374d63925f21f2ee2639",
      "eip155:1:0x26aad156ba8efa501b32b42ffcdc8413f90e9c99",
      "eip155:137:0xb03e3b00baf9954bf1604d09a4dbd5cf88e1f695"
    ],
    () => import("@web3icons/core/svgs/tokens/background/EDU.svg.js")
  ],
  [
    [
      "eip155:1:0x57b946008913b82e4df85f501cbaed910e58d26c",
      "eip155:42161:0xda0a57b710768ae17941a9fa33f8b720c8bd9ddd"
    ],
    () => import("@web3icons/core/svgs/tokens/background/POND.svg.js")
  ],
  [
    [
      "eip155:56:0x477bc8d23c634c154061869478bce96be6045d12",
      "eip155:1:0x560363bda52bc6a44ca6c8c9b4a5fadbda32fa60",
      "eip155:42161:0x560363bda52bc6a44ca6c8c9b4a5fadbda32fa60"
    ],
    () => import("@web3icons/core/svgs/tokens/background/SFUND.svg.js")
  ],
  [
    ["eip155:56:0xcd1b51b87a8a7137d6421ba5a976225187a26777"],
    () => import("@web3icons/core/svgs/tokens/background/LSD.svg.js")
  ],
  [
    ["eip155:1:0x037a54aab062628c9bbae1fdb1583c195585fe41"],
    () => import("@web3icons/core/svgs/tokens/background/LCX.svg.js")
  ],
  [
    ["eip155:1:0x940a2db1b7008b6c776d4faaca729d6d4a4aa551"],
    () => import("@web3icons/core/svgs/tokens/background/DUSK.svg.js")
  ],
  [
    [
      "eip155:1:0xa2e3356610840701bdf5611a53974510ae27e2e1",
      "eip155:56:0xa2e3356610840701bdf5611a53974510ae27e2e1"
    ],
    () => import("@web3icons/core/svgs/tokens/background/WBETH.svg.js")
  ],
  [
    [
      "eip155:1:0x491604c0fdf08347dd1fa4ee062a822a5dd06b5d",
      "eip155:43114:0x6b289cceaa8639e3831095d75a3e43520fabf552",
      "eip155:10:0xec6adef5e1006bb305bb1975333e8fc4071295bf",
      "eip155:42161:0x319f865b287fcc10b30d8ce6144e8b6d1b476999",
      "eip155:137:0x2727ab1c2d22170abc9b595177b2d5c6e1ab7b7b",
      "eip155:56:0x8da443f84fea710266c8eb6bc34b71702d033ef2"
    ],
    () => import("@web3icons/core/svgs/tokens/background/CTSI.svg.js")
  ],
  [
    [
      "eip155:1:0xfc82bb4ba86045af6f327323a46e80412b91b27d",
      "eip155:56:0xaf53d56ff99f1322515e54fdde93ff8b3b7dafd5"
    ],
    () => import("@web3icons/core/svgs/tokens/background/PROM.svg.js")
  ],
  [
    [
      "eip155:1:0x579cea1889991f68acc35ff5c3dd0621ff29b0c9",
      "eip155:137:0xb9638272ad6998708de56bbc0a290a1de534a578",
      "eip155:56:0x0e37d70b51ffa2b98b4d34a5712c5291115464e3"
    ],
    () => import("@web3icons/core/svgs/tokens/background/IQ.svg.js")
  ],
  [
    [
      "eip155:56:0xaec945e04baf28b135fa7c640f624f8d90f1c3a6",
      "eip155:1:0xae12c5930881c53715b369cec7606b70d8eb229f",
      "eip155:137:0x77f56cf9365955486b12c4816992388ee8606f0e",
      "solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:C98A4nkJXhpVZNAZdHUA95RpTF3T4whtQubL3YobiUX9"
    ],
    () => import("@web3icons/core/svgs/tokens/background/C98.svg.js")
  ],
  [
    ["eip155:1:0xcc8fa225d80b9c7d42f96e9570156c65d6caaa25"],
    () => import("@web3icons/core/svgs/tokens/background/SLP.svg.js")
  ],
  [
    [
      "eip155:56:0xcf6bb5389c92bdda8a3747ddb454cb7a64626c63",
      "eip155:1:0xd3cc9d8f3689b83c91b7b59cab4946b063eb894a"
    ],
    () => import("@web3icons/core/svgs/tokens/background/XVS.svg.js")
  ],
  [
    [
      "eip155:1:0x88df592f8eb5d7bd38bfef7deb0fbc02cf3778a0",
      "eip155:10:0xaf8ca653fa2772d58f4368b0a71980e9e3ceb888",
      "eip155:42161:0xd58d345fd9c82262e087d2d0607624b410d88242",
      "eip155:100:0xaad66432d27737ecf6ed183160adc5ef36ab99f2",
      "eip155:137:0xe3322702bedaaed36cddab233360b939775ae5f1"
    ],
    () => import("@web3icons/core/svgs/tokens/background/TRB.svg.js")
  ],
  [
    ["eip155:1:0x0f7b3f5a8fed821c5eb60049538a548db2d479ce"],
    () => import("@web3icons/core/svgs/tokens/background/ATOR.svg.js")
  ],
  [
    ["solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:GDfnEsia2WLAW5t8yx2X5j2mkfA74i5kwGdDuZHt7XmG"],
    () => import("@web3icons/core/svgs/tokens/background/CROWN.svg.js")
  ],
  [
    [
      "eip155:1:0x4c11249814f11b9346808179cf06e71ac328c1b5",
      "eip155:56:0xa325ad6d9c92b55a3fc5ad7e412b1518f96441c0"
    ],
    () => import("@web3icons/core/svgs/tokens/background/ORAI.svg.js")
  ],
  [
    [
      "eip155:1:0x4507cef57c46789ef8d1a19ea45f4216bae2b528",
      "eip155:56:0x4507cef57c46789ef8d1a19ea45f4216bae2b528"
    ],
    () => import("@web3icons/core/svgs/tokens/background/TOKEN.svg.js")
  ],
  [
    [
      "eip155:1:0xa21af1050f7b26e0cff45ee51548254c41ed6b5c",
      "eip155:10:0xbfd5206962267c7b4b4a8b3d76ac2e1b2a5c4d5e",
      "eip155:42161:0xbfd5206962267c7b4b4a8b3d76ac2e1b2a5c4d5e",
      "eip155:43114:0x96e1056a8814de39c8c3cd0176042d6cecd807d7",
      "eip155:137:0x11cd72f7a4b699c67f225ca8abb20bc9f8db90c7",
      "eip155:8453:0xbfd5206962267c7b4b4a8b3d76ac2e1b2a5c4d5e",
      "eip155:56:0x11cd72f7a4b699c67f225ca8abb20bc9f8db90c7"
    ],
    () => import("@web3icons/core/svgs/tokens/background/OSAK.svg.js")
  ],
  [
    ["eip155:1:0x1776e1f26f98b1a5df9cd347953a26dd3cb46671"],
    () => import("@web3icons/core/svgs/tokens/background/NMR.svg.js")
  ],
  [
    ["eip155:1:0x839e71613f9aa06e5701cf6de63e303616b0dde3"],
    () => import("@web3icons/core/svgs/tokens/background/VVS.svg.js")
  ],
  [
    ["eip155:56:0xbda011d7f8ec00f66c1923b049b94c67d148d8b2"],
    () => import("@web3icons/core/svgs/tokens/background/AI.svg.js")
  ],
  [
    ["eip155:1:0xc52c326331e9ce41f04484d3b5e5648158028804"],
    () => import("@web3icons/core/svgs/tokens/background/ZCX.svg.js")
  ],
  [
    ["eip155:1:0x595832f8fc6bf59c85c527fec3740a1b7a361269"],
    () => import("@web3icons/core/svgs/tokens/background/POWR.svg.js")
  ],
  [
    ["eip155:1:0xc7283b66eb1eb5fb86327f08e1b5816b0720212b"],
    () => import("@web3icons/core/svgs/tokens/background/TRIBE.svg.js")
  ],
  [
    ["eip155:1:0x42bbfa2e77757c645eeaad1655e0911a7553efbc"],
    () => import("@web3icons/core/svgs/tokens/background/BOBA.svg.js")
  ],
  [
    ["eip155:1:0x68a47fe1cf42eba4a030a10cd4d6a1031ca3ca0a"],
    () => import("@web3icons/core/svgs/tokens/background/TET.svg.js")
  ],
  [
    ["eip155:8453:0xac1bd2486aaf3b5c0fc3fd868558b082a531b2b4"],
    () => import("@web3icons/core/svgs/tokens/background/TOSHI.svg.js")
  ],
  [
    ["eip155:56:0xa260e12d2b924cb899ae80bb58123ac3fee1e2f0"],
    () => import("@web3icons/core/svgs/tokens/background/HOOK.svg.js")
  ],
  [
    ["eip155:1:0x0316eb71485b0ab14103307bf65a021042c6d380"],
    () => import("@web3icons/core/svgs/tokens/background/HBTC.svg.js")
  ],
  [
    ["eip155:1:0xd417144312dbf50465b1c641d016962017ef6240"],
    () => import("@web3icons/core/svgs/tokens/background/CQT.svg.js")
  ],
  [
    ["eip155:1:0xed35af169af46a02ee13b9d79eb57d6d68c1749e"],
    () => import("@web3icons/core/svgs/tokens/background/OMI.svg.js")
  ],
  [
    ["eip155:1:0x8b1484d57abbe239bb280661377363b03c89caea"],
    () => import("@web3icons/core/svgs/tokens/background/ADI.svg.js")
  ],
  [
    ["eip155:1:0x590f820444fa3638e022776752c5eef34e2f89a6"],
    () => import("@web3icons/core/svgs/tokens/background/ALPH.svg.js")
  ],
  [
    ["eip155:1:0xb98d4c97425d9908e66e53a6fdf673acca0be986"],
    () => import("@web3icons/core/svgs/tokens/background/ABT.svg.js")
  ],
  [
    [
      "eip155:1:0xff56cc6b1e6ded347aa0b7676c85ab0b3d08b0fa",
      "eip155:43114:0x3ab1c9adb065f3fca0059652cd7a52b05c98f9a9",
      "eip155:42161:0xf3c091ed43de9c270593445163a41a876a0bb3dd",
      "eip155:56:0x43a8cab15d06d3a5fe5854d714c37e7e9246f170",
      "eip155:137:0x614389eaae0a6821dc49062d56bda3d9d45fa2ff"
    ],
    () => import("@web3icons/core/svgs/tokens/background/ORBS.svg.js")
  ],
  [
    ["eip155:1:0x744d70fdbe2ba4cf95131626614a1763df805b9e"],
    () => import("@web3icons/core/svgs/tokens/background/SNT.svg.js")
  ],
  [
    ["solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:zebeczgi5fSEtbpfQKVZKCJ3WgYXxjkMUkNNx7fLKAF"],
    () => import("@web3icons/core/svgs/tokens/background/ZBC.svg.js")
  ],
  [
    [
      "eip155:1:0x644192291cc835a93d6330b24ea5f5fedd0eef9e",
      "eip155:43114:0x644192291cc835a93d6330b24ea5f5fedd0eef9e",
      "eip155:137:0x644192291cc835a93d6330b24ea5f5fedd0eef9e",
      "eip155:56:0x644192291cc835a93d6330b24ea5f5fedd0eef9e"
    ],
    () => import("@web3icons/core/svgs/tokens/background/NXRA.svg.js")
  ],
  [
    ["eip155:1:0xa8c8cfb141a3bb59fea1e2ea6b79b5ecbcd7b6ca"],
    () => import("@web3icons/core/svgs/tokens/background/NOIA.svg.js")
  ],
  [
    [
      "eip155:1:0xed04915c23f00a313a544955524eb7dbd823143d",
      "eip155:56:0xbc7d6b50616989655afd682fb42743507003056d"
    ],
    () => import("@web3icons/core/svgs/tokens/background/ACH.svg.js")
  ],
  [
    ["eip155:1:0x56c03b8c4fa80ba37f5a7b60caaaef749bb5b220"],
    () => import("@web3icons/core/svgs/tokens/background/CANTO.svg.js")
  ],
  [
    ["eip155:1:0x525a8f6f3ba4752868cde25164382bfbae3990e1"],
    () => import("@web3icons/core/svgs/tokens/background/NYM.svg.js")
  ],
  [
    ["eip155:1:0x3597bfd533a99c9aa083587b074434e61eb0a258"],
    () => import("@web3icons/core/svgs/tokens/background/DENT.svg.js")
  ],
  [
    ["eip155:56:0x1d6cbdc6b29c6afbae65444a1f65ba9252b8ca83"],
    () => import("@web3icons/core/svgs/tokens/background/TOR.svg.js")
  ],
  [
    ["eip155:1:0x6c3ea9036406852006290770bedfcaba0e23a0e8"],
    () => import("@web3icons/core/svgs/tokens/background/PYUSD.svg.js")
  ],
  [
    [
      "eip155:1:0x4f9254c83eb525f9fcf346490bbb3ed28a81c667",
      "eip155:42161:0x3a8b787f78d775aecfeea15706d4221b40f345ab"
    ],
    () => import("@web3icons/core/svgs/tokens/background/CELR.svg.js")
  ],
  [
    [
      "eip155:1:0xa849eaae994fb86afa73382e9bd88c2b6b18dc71",
      "eip155:56:0x5f588efaf8eb57e3837486e834fc5a4e07768d98"
    ],
    () => import("@web3icons/core/svgs/tokens/background/MVL.svg.js")
  ],
  [
    [
      "eip155:1:0x090185f2135308bad17527004364ebcc2d37e5f6",
      "eip155:43114:0xce1bffbd5374dac86a2893119683f4911a2f7814",
      "eip155:42161:0x3e6648c5a70a150a88bce65f4ad4d506fe15d2af"
    ],
    () => import("@web3icons/core/svgs/tokens/background/SPELL.svg.js")
  ],
  [
    ["eip155:10:0x9560e827af36c94d2ac33a39bce1fe78631088db"],
    () => import("@web3icons/core/svgs/tokens/background/VELO.svg.js")
  ],
  [
    [
      "eip155:1:0x41e5560054824ea6b0732e656e3ad64e20e94e45",
      "eip155:137:0x66dc5a08091d1968e08c16aa5b27bac8398b02be"
    ],
    () => import("@web3icons/core/svgs/tokens/background/CVC.svg.js")
  ],
  [
    ["eip155:56:0x1ae369a6ab222aff166325b7b87eb9af06c86e57"],
    () => import("@web3icons/core/svgs/tokens/background/10SET.svg.js")
  ],
  [
    ["eip155:1:0x7d5121505149065b562c789a0145ed750e6e8cdd"],
    () => import("@web3icons/core/svgs/tokens/background/VR.svg.js")
  ],
  [
    [
      "eip155:1:0x430ef9263e76dae63c84292c3409d61c598e9682",
      "eip155:137:0x430ef9263e76dae63c84292c3409d61c598e9682"
    ],
    () => import("@web3icons/core/svgs/tokens/background/PYR.svg.js")
  ],
  [
    ["eip155:1:0x5a3e6a77ba2f983ec0d371ea3b475f8bc0811ad5"],
    () => import("@web3icons/core/svgs/tokens/background/0X0.svg.js")
  ],
  [
    [
      "eip155:1:0xb3999f658c0391d94a37f7ff328f3fec942bcadc",
      "eip155:56:0x44ec807ce2f4a6f2737a92e985f318d035883e47"
    ],
    () => import("@web3icons/core/svgs/tokens/background/HFT.svg.js")
  ],
  [
    [
      "eip155:1:0x5de8ab7e27f6e7a1fff3e5b337584aa43961beef",
      "eip155:42161:0xabd587f2607542723b17f14d00d99b987c29b074",
      "eip155:137:0x6899face15c14348e1759371049ab64a3a06bfa6",
      "eip155:8453:0xfd4330b0312fdeec6d4225075b82e00493ff2e3f",
      "eip155:56:0xfdc66a08b0d0dc44c17bbd471b88f49f50cdd20f"
    ],
    () => import("@web3icons/core/svgs/tokens/background/SDEX.svg.js")
  ],
  [
    ["eip155:1:0xa0ef786bf476fe0810408caba05e536ac800ff86"],
    () => import("@web3icons/core/svgs/tokens/background/MYRIA.svg.js")
  ],
  [
    ["eip155:1:0x0fd10b9899882a6f2fcb5c371e17e70fdee00c38"],
    () => import("@web3icons/core/svgs/tokens/background/PUNDIX.svg.js")
  ],
  [
    ["eip155:1:0xa9b1eb5908cfc3cdf91f9b8b3a74108598009096"],
    () => import("@web3icons/core/svgs/tokens/background/AUCTION.svg.js")
  ],
  [
    [
      "eip155:137:0xe5417af564e4bfda1c483642db72007871397896",
      "eip155:42161:0x18c11fd286c5ec11c3b683caa813b77f5163a122"
    ],
    () => import("@web3icons/core/svgs/tokens/background/GNS.svg.js")
  ],
  [
    [
      "eip155:1:0x5732046a883704404f284ce41ffadd5b007fd668",
      "eip155:56:0x935a544bf5816e3a7c13db2efe3009ffda0acda2"
    ],
    () => import("@web3icons/core/svgs/tokens/background/BLZ.svg.js")
  ],
  [
    ["eip155:1:0x33349b282065b0284d756f0577fb39c158f935e6"],
    () => import("@web3icons/core/svgs/tokens/background/MPL.svg.js")
  ],
  [
    [
      "eip155:1:0xac51066d7bec65dc4589368da368b212745d63e8",
      "eip155:56:0xac51066d7bec65dc4589368da368b212745d63e8"
    ],
    () => import("@web3icons/core/svgs/tokens/background/ALICE.svg.js")
  ],
  [
    ["eip155:1:0x4c19596f5aaff459fa38b0f7ed92f11ae6543784"],
    () => import("@web3icons/core/svgs/tokens/background/TRU.svg.js")
  ],
  [
    ["eip155:1:0xaaaaaa20d9e0e2461697782ef11675f668207961"],
    () => import("@web3icons/core/svgs/tokens/background/AURORA.svg.js")
  ],
  [
    ["eip155:1:0x6c5ba91642f10282b576d91922ae6448c9d52f4e"],
    () => import("@web3icons/core/svgs/tokens/background/PHA.svg.js")
  ],
  [
    [
      "eip155:1:0x7448c7456a97769f6cd04f1e83a4a23ccdc46abd",
      "eip155:324:0x787c09494ec8bcb24dcaf8659e7d5d69979ee508",
      "eip155:56:0xd691d9a68c887bdf34da8c36f63487333acfd103"
    ],
    () => import("@web3icons/core/svgs/tokens/background/MAV.svg.js")
  ],
  [
    ["solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:4vMsoUT2BWatFweudnQM1xedRLfJgJ7hswhcpz4xgBTy"],
    () => import("@web3icons/core/svgs/tokens/background/HONEY.svg.js")
  ],
  [
    ["eip155:56:0xf95a5532d67c944dfa7eddd2f8c358fe0dc7fac2"],
    () => import("@web3icons/core/svgs/tokens/background/MBX.svg.js")
  ],
  [
    [
      "eip155:42161:0x3082cc23568ea640225c2467653db90e9250aaa0",
      "eip155:1:0x137ddb47ee24eaa998a535ab00378d6bfa84f893",
      "eip155:56:0xf7de7e8a6bd59ed41a4b5fe50278b3b7f31384df"
    ],
    () => import("@web3icons/core/svgs/tokens/background/RDNT.svg.js")
  ],
  [
    [
      "eip155:1:0x43dfc4159d86f3a37a5a4b3d4580b888ad7d4ddd",
      "eip155:42161:0x69eb4fa4a2fbd498c257c57ea8b7655a2559a581",
      "eip155:56:0x67ee3cb086f8a16f34bee3ca72fad36f7db929e2",
      "eip155:137:0xe4bf2864ebec7b7fdf6eeca9bacae7cdfdaffe78"
    ],
    () => import("@web3icons/core/svgs/tokens/background/DODO.svg.js")
  ],
  [
    [
      "eip155:1:0xcb86c6a22cb56b6cf40cafedb06ba0df188a416e",
      "eip155:43114:0x5fc17416925789e0852fbfcd81c490ca4abc51f9",
      "eip155:137:0xf88332547c680f755481bf489d890426248bb275",
      "eip155:56:0x9b17baadf0f21f03e35249e0e59723f34994f806"
    ],
    () => import("@web3icons/core/svgs/tokens/background/SURE.svg.js")
  ]
]

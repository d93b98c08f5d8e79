import type { StepMessages } from "../StepMessages.ts"
import type { SwapMessages } from "../SwapMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  swap: "Trocar",
  tokens: "Escolher token",
  offers: "Ofertas",
  preview: "Revisar"
}

export const words: SwapMessages = {
  notConnected: "Conecte uma carteira para trocar.",
  unsupported: "Nada pode ser trocado em {network} aqui.",
  chooseNetwork: "Escolher outra rede",
  sell: "Você vende",
  buy: "Você recebe cerca de",
  token: "Token: {symbol}",
  chooseToken: "Escolher",
  balance: "Você tem {amount}",
  max: "Máx.",
  maxLabel: "Máx., vender tudo o que a taxa deixa",
  flip: "Inverter os dois tokens",
  rate: "Cotação",
  rateIs: "1 {sold} = {bought}",
  priceImpact: "Impacto no preço",
  provider: "Exchange",
  minimum: "Você recebe no mínimo",
  slippage: "Slippage (máx.)",
  slippageChange: "Mudar o slippage, agora {percent}",
  slippageLegend: "Quanto o preço pode piorar",
  slippageOther: "Outro, em porcentagem",
  slippageNote:
    "Se o preço piorar mais do que isso, a troca não acontece. A taxa de rede é gasta mesmo assim.",
  review: "Revisar troca",
  tokensFailed: "Não foi possível carregar os tokens.",
  noTokens: "Não há nada para trocar aqui.",
  searchTokens: "Buscar tokens",
  noTokenFound: "Nenhum token corresponde a “{query}”.",
  yourTokens: "Seus tokens",
  suggestedTokens: "Sugeridos",
  otherTokens: "Tokens",
  latest: "Última troca",
  warnSlippage:
    "Com {percent} de slippage, você pode receber muito menos do que o mostrado. Outros podem se aproveitar disso.",
  problems: {
    amountMissing: "Digite um valor.",
    amountFormat: "Digite um número, por exemplo 0,5.",
    amountAmbiguous: "Escreva sem separador de milhares.",
    amountDecimals: "{symbol} tem no máximo {decimals} casas decimais.",
    amountZero: "Digite mais do que zero.",
    amountTooMuch: "Você não tem tanto.",
    tokenMissing: "Escolha o que você quer receber.",
    token: "Este token não pode ser trocado.",
    same: "Escolha dois tokens diferentes.",
    slippage: "Digite uma porcentagem de 0 a 50.",
    noOffer: "Nenhuma exchange oferece esta troca. Tente um valor menor.",
    provider: "A exchange não respondeu como deveria. Tente novamente.",
    mismatch: "A transação da exchange não correspondia à oferta dela. Nada foi enviado.",
    expired: "O preço já está velho demais. Revise de novo.",
    moved: "O preço piorou desde que você olhou. Revise de novo.",
    unsupported: "Nada pode ser trocado em {network} aqui.",
    tax: "Este token fica com mais de cada transferência do que este site permite.",
    taxed: "Este token fica com parte de cada transferência, e esta exchange não aceita isso.",
    refused: "Esta troca falharia. O preço pode ter mudado.",
    changed: "Algo mudou desde que você olhou. Revise de novo.",
    waiting: "Uma transação ainda está esperando na sua carteira."
  }
}

export const step: StepMessages = {
  receiverOther: "Receber em outro endereço",
  receiverMine: "Usar minha conta",
  receiverHint: "Endereço ou nome",
  receiverWrong: "Isto não é um endereço em {network}. Confira cada caractere.",
  warnBurn: "Ninguém tem a chave deste endereço. O que você enviar para lá está perdido.",
  warnToken:
    "Este é o contrato do próprio token. O que você enviar para lá muito provavelmente está perdido.",
  warnContract: "Este endereço é um contrato. Confira se ele pode usar o que você envia.",
  warnLookAlike:
    "Este endereço se parece com um que você conhece, {address}, mas é outro. Alguém pode querer que você os confunda.",
  gotThere: "{got} chegaram a {address}.",
  providerFee: "Taxa da exchange",
  siteFee: "Taxa deste site",
  bestOffer: "Melhor oferta",
  offerFee: "Taxa de rede de cerca de {amount}",
  stopImpact: "Com esta perda, a troca fica bloqueada. Troque um valor menor.",
  warnImpact:
    "Esta troca é grande para este mercado: você recebe {percent} menos do que pelo preço anterior.",
  warnOpaque: "Não é possível ler aqui o que esta transação faz. Confira se você confia em {provider}.",
  warnTax:
    "Chegarão cerca de {arrives}, {percent} menos do que o oferecido: este token fica com parte de cada transferência.",
  warnStuck: "Talvez você não consiga vender {symbol} de novo aqui: em um teste, falhou.",
  untried: "Não conseguimos testar quanto chega.",
  warnMoved: "O preço piorou enquanto você olhava: agora cerca de {bought}.",
  acceptPrice: "Aceitar o novo preço",
  understood: "Quero trocar mesmo assim",
  refreshFailed: "Não foi possível atualizar o preço.",
  reviewGone: "Não há mais nada para revisar.",
  step: "Passo {number} de {count}",
  account: "Conta",
  contract: "Contrato",
  spender: "Endereço autorizado",
  approveTitle: "Permitir {amount}",
  approveNote:
    "{provider} poderá então levar exatamente este valor da sua conta. Depois disso, você faz a troca.",
  unlimited: "{symbol} sem limite",
  allowUnlimited: "Permitir um valor ilimitado, também para trocas futuras",
  unlimitedNote:
    "{provider} poderá então levar todo o {symbol} que você vier a ter, até você revogar a aprovação.",
  permitNote:
    "{provider} poderá então levar exatamente este valor da sua conta, em até 20 minutos. Você só assina: nada é enviado e nenhuma taxa é cobrada. Depois disso, você faz a troca.",
  approve: "Permitir {amount}",
  resetTitle: "Retirar a aprovação anterior",
  resetNote: "{symbol} não aceita uma nova aprovação até que a anterior seja retirada.",
  reset: "Retirar a aprovação",
  swap: "Trocar {amount}",
  askingSwap: "Confira lá se o valor é o mesmo que aqui.",
  askingApproval: "Confira lá se não permite mais do que {amount}.",
  sentSwap: "Trocando {amount}",
  sentApproval: "Aguardando a aprovação",
  successSwap: "{amount} trocados",
  successSwapText: "Você recebeu {got}.",
  successSwapUnknown: "Seu saldo mostra o que você recebeu.",
  shortSwapText:
    "Você recebeu {got}. É {percent} menos do que foi mostrado: este token fica com parte de cada transferência.",
  successApproval: "{amount} permitidos",
  successApprovalText: "Agora revise a troca mais uma vez.",
  successReset: "Aprovação anterior retirada",
  goOn: "Continuar",
  unknownText: "Confira sua conta antes de tentar de novo.",
  noSwap: "Nada foi trocado ainda."
}

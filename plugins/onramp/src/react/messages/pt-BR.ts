import type { OnrampMessages } from "../OnrampMessages.ts"
import type { OnrampProgressMessages } from "../OnrampProgressMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  buy: "Comprar",
  purchases: "Compras"
}

export const words: OnrampMessages = {
  notConnected: "Conecte uma carteira para comprar.",
  unsupported: "Nada pode ser comprado em {network} aqui.",
  chooseNetwork: "Escolher outra rede",
  restricted: "A compra não é oferecida onde você está.",
  pay: "Você paga",
  currency: "Moeda",
  preset: "Pagar {amount}",
  get: "Você recebe cerca de",
  coin: "O que você compra",
  method: "Pagar com",
  methods: { card: "Cartão", ach_bank_account: "Conta bancária" },
  provider: "Provedor",
  fee: "{provider}, taxa de {fee}%",
  providerFee: "Taxa de {provider}",
  networkFee: "Taxa de rede",
  to: "Para sua conta",
  onPage: "{provider} mostra o preço na página dela.",
  quoteFailed: "Ainda sem preço de {provider}. Você o verá na página antes de pagar.",
  listsDefault: "{provider} não informou o que vende. A página pode oferecer outra coisa.",
  opaque: "Confira na página de {provider} se vai para este endereço: o link não o mostra.",
  leaves: "Você paga na página de {provider}, em uma nova janela. Ela vai saber o seu endereço.",
  buyAt: "Continue em {provider}",
  latest: "Última compra",
  purchases: "Suas compras",
  problems: {
    amountMissing: "Digite um valor.",
    amountFormat: "Digite um número, por exemplo 0,5.",
    amountAmbiguous: "Escreva sem separador de milhares.",
    amountDecimals: "{currency} tem no máximo {decimals} casas decimais.",
    amountZero: "Digite mais do que zero.",
    amountLow: "Digite {min} ou mais.",
    amountHigh: "Digite {max} ou menos.",
    provider: "{provider} não respondeu. Tente novamente ou escolha outro provedor.",
    link: "O link de {provider} não leva para onde deveria. Nada foi aberto.",
    invalid: "{provider} não vende mais isto. Escolha de novo.",
    other: "Isso não funcionou. Tente novamente."
  }
}

export const progress: OnrampProgressMessages = {
  to: "Para sua conta",
  nothingBegun: "Nada foi comprado ainda.",
  openTitle: "Continue em {provider}",
  openText: "A página está aberta em outra janela. Volte quando terminar.",
  blockedTitle: "Nenhuma janela foi aberta",
  blockedText: "Seu navegador impediu. Abra você mesmo a página de {provider}:",
  closedTitle: "A página de {provider} parece estar fechada",
  closedText: "Se você pagou, pode demorar um pouco para chegar. Se não, pode abri-la de novo.",
  pendingTitle: "Sua compra está a caminho",
  pendingText: "{provider} já recebeu. Você pode fechar isto.",
  successTitle: "{provider} já enviou",
  successText: "Pode levar alguns minutos para aparecer na sua conta.",
  failedTitle: "A compra falhou",
  failedText: "{provider} informa que não foi concluída. A página informa o que aconteceu com seu dinheiro.",
  unknownTitle: "Ainda não apareceu nada",
  unknownText: "Se você pagou, ainda pode chegar. A página de {provider} ou o e-mail dela informa mais.",
  showBalance: "Mostrar meu saldo",
  held: "Você tem {amount}",
  grown: "{amount} a mais do que antes",
  notGrown: "Nada chegou ainda.",
  lookFailed: "Não foi possível carregar seu saldo.",
  openPage: "Abrir a página de {provider}",
  copyLink: "Copiar link",
  linkCopied: "Link copiado",
  checkAgain: "Verificar de novo",
  done: "Concluído",
  paid: "{amount} pagos",
  somePurchase: "Compra",
  tags: { pending: "A caminho", success: "Enviado", failed: "Falhou" },
  unread: "{provider} não respondeu.",
  listFailed: "Não foi possível carregar suas compras."
}

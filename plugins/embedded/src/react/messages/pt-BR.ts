import type { Buttons } from "./en/buttons.ts"
import type { EmbeddedMessages } from "../EmbeddedMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  signIn: "Entrar",
  approve: "Aprovar",
  wallet: "Carteira",
  updateEmail: "Mudar e-mail"
}

export const buttons: Buttons = {
  email: "Continuar com e-mail",
  passkey: "Continuar com uma chave de acesso",
  provider: "Continuar com {provider}"
}

export const words: EmbeddedMessages = {
  emailLabel: "E-mail",
  emailSubmit: "Continuar",
  emailIntro: "Enviamos um código para o seu endereço. Sem senha e sem instalar nada.",
  emailInvalid: "Este não é um endereço de e-mail válido. Tente novamente.",
  cooldown: "Tente novamente em {seconds}",
  frameFailed: "Não foi possível carregar a carteira. Verifique sua conexão e tente novamente.",
  timedOut: "A carteira não respondeu. Tente novamente.",
  failed: "Isso não funcionou. Tente novamente.",
  failedTitle: "Não foi possível entrar",
  deviceTitle: "Confirme este dispositivo",
  deviceText: "Você ainda não entrou por aqui. Abra o link que foi enviado para {email}.",
  codeTitle: "Digite o código",
  codeText: "Ele foi enviado para {email}.",
  codeLabel: "Código de seis dígitos",
  codeLife: "O código vale por 20 minutos.",
  codeChecking: "Verificando o código",
  codeFailed: "{reason}. Tente novamente",
  resend: "Reenviar código",
  resendIn: "Reenviar em {seconds} s",
  resent: "Código reenviado",
  otherEmail: "Usar outro e-mail",
  accountTitle: "Abrindo sua carteira",
  accountText: "Isso leva um instante.",
  continueWith: "Continuar com {provider}",
  passkey: "Continuar com uma chave de acesso",
  moreProviders: "Mais formas de entrar",
  socialTitle: "Entrar com {provider}",
  socialText: "Entre na janela do provedor",
  socialClosed: "A janela foi fechada antes de você entrar.",
  socialFailed: "Não foi possível iniciar a entrada por lá. Tente novamente ou escolha outra forma.",
  socialBlocked: "O navegador bloqueou a janela. Permita as janelas desta página e tente novamente.",
  socialCutOff: "Esta página não consegue receber nada da janela. Escolha outra forma de entrar.",
  insecure: "Para entrar é preciso uma página segura, e esta não é.",
  forgetful: "Seu navegador não guarda nada para esta carteira. Na próxima vez, você vai entrar de novo.",
  farcasterPreparing: "Preparando",
  farcasterText: "Escaneie com o celular ou abra o Farcaster neste dispositivo.",
  farcasterCode: "QR code que abre o Farcaster",
  farcasterCopy: "Copiar link",
  farcasterCopied: "Link copiado",
  farcasterCopyFailed: "Não foi possível copiar o link",
  farcasterOpen: "Abrir Farcaster",
  farcasterFailed: "Não foi possível entrar com o Farcaster. Tente novamente.",
  approveTitle: "Aprove na sua carteira",
  approveText: "Leia o que será assinado antes de aprovar.",
  walletEmail: "E-mail",
  walletBackUp: "Fazer backup da carteira",
  walletBackUpText: "Mostra a frase de recuperação, só para você",
  walletType: "Conta",
  eoa: "Conta padrão",
  smartAccount: "Conta inteligente",
  smartNew: "Sua conta inteligente ainda não está nesta rede. A primeira transação a cria.",
  smartHint:
    "Sua conta inteligente faz vários passos com uma só confirmação. Ela tem um endereço próprio: o que você tem fica onde está.",
  updateTitle: "Mudar e-mail",
  updateText: "Daí em diante, você entra com ele. Sua conta continua a mesma.",
  save: "Salvar",
  primaryText: "Primeiro, digite o código que foi enviado para o seu endereço atual.",
  secondaryText: "Digite o código que foi enviado para {email}.",
  updated: "Seu e-mail foi alterado.",
  signedOut: "Entre para ver sua carteira.",
  frameTitle: "Sua carteira"
}

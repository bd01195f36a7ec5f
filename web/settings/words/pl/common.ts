// Polish texts of the page around the games. {n|1|2–4|5+} picks a form: 1 wagon, 2 wagony, 5 wagonów.
import type { common as english } from '../en/common';

export const common: Record<keyof typeof english, string> = {
  'app.title': 'Roundhouse',
  'app.tagline': 'Gry kolejowe przy twoim stole, z botami za przeciwników',
  'app.unofficial':
    'Nieoficjalny projekt miłośników gier. Nazwy gier należą do ich właścicieli, którzy nie mają nic wspólnego z tą stroną.',
  'app.language': 'Język',
  'app.yourTurnTitle': 'Twój ruch – Roundhouse',

  'home.game': 'Gra',
  'home.players': 'Gracze',
  'home.playersValue': '{n} {n|gracz|gracze|graczy}',
  'home.nameDefault': 'Gość',
  'home.loading': 'Pobieram listę gier…',
  'home.byLot': 'los zdecyduje',
  'option.no': 'nie',
  'option.yes': 'tak',
  'handover.title': 'Teraz gra {name}',
  'handover.why': 'Przekaż urządzenie. Karty pozostaną zakryte, dopóki nie potwierdzisz.',
  'handover.ready': 'To ja, {name}',
  'bot.easy': 'Łatwy bot',
  'bot.medium': 'Średni bot',
  'bot.hard': 'Trudny bot',
  'bot.expert': 'Ekspercki bot (myśli nad ruchem)',
  'bot.random': 'Bot grający na chybił trafił',
  'bot.other': 'Bot o nazwie {name}',
  'bot.mark': 'komputer',

  'link.connecting': 'Łączę…',
  'link.lost': 'Utracono połączenie. Próbuję ponownie…',
  'link.outdated': 'Serwer przysłał coś, czego ta strona nie rozumie. Odśwież stronę.',
  'app.version': 'Wersja {version} ({commit})',
  'table.loading': 'Otwieram stół…',
  'table.unknown': 'Nie ma tu (już) takiego stołu.',
  'table.failed': 'Serwer odmówił: {text}',
  'table.menu': 'Więcej',
  'table.tools': 'Narzędzia',
  'table.home': 'Strona główna',
  'table.spectator': 'Oglądasz grę.',
  'table.pace': 'Tempo pozostałych',
  'pace.calm': 'spokojne',
  'pace.quick': 'szybkie',
  'pace.instant': 'bez czekania',

  'say.aloud': 'Przeczytaj na głos',

  'card.each': '{card} × {n}',
  'claim.cancel': 'Anuluj',

  'board.zoomIn': 'Przybliż',
  'board.zoomOut': 'Oddal',
  'board.zoomFit': 'Pokaż całą mapę',

  'players.you': 'ty',
  'lesson.title': 'Twoja pierwsza gra, {n} z {all}',
  'lesson.skip': 'Bez lekcji',
  'lesson.done': 'Już wiem dosyć',
};

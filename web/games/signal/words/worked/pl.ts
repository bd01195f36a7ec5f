// Polish texts of Switch & Signal's worked turn.
import type { worked as english } from './en';

export const worked: Record<keyof typeof english, string> = {
  'sig.turnOffer': 'Zobacz całą turę krok po kroku',
  'sig.turnTitle': 'Cała tura: {n} z {all}',
  'sig.turnPlayer': 'Pierwsza ręka',
  'sig.turnBack': 'Wstecz',
  'sig.turnOn': 'Dalej',
  'sig.turnEnd': 'Gotowe',
  'sig.turnCard': 'Turę zaczyna wierzchnia karta rozkładu jazdy. Ta wprowadza nowy pociąg, potem jadą wszystkie czarne, a na końcu wszystkie szare. Drużyna ustala kolor nowego pociągu: czarny.',
  'sig.turnDeploy': 'Suma na dwóch kościach to 6, więc czarny pociąg staje na miejscu startowym 6 (Calais). Gdyby stał tam inny, nowego by nie było, a z zegara zniknęłyby dwa żetony czasu.',
  'sig.turnBlack': 'Czarna kość pokazuje 4. Semafor przed Paryżem jest zielony: trzy punkty ruchu wystarczą, by wjechać. W mieście pociąg staje, a pozostały punkt nic nie kosztuje.',
  'sig.turnGrey': 'Szara kość pokazuje 1: o jeden odcinek dalej. Karta rozpatrzona, można zagrywać karty akcji. Jedna została z poprzedniej tury, więc jest ich sześć.',
  'sig.turnLoad': 'Dowolna karta ładuje towar na pusty pociąg stojący w mieście z towarami. Tu idzie na to karta ruchu pociągu i czarny pociąg zabiera niebieski towar.',
  'sig.turnSignal': 'Karta semafora przenosi zielony znacznik na wyjazd z Paryża w stronę Reims. Pochodzi z linii do Calais, bo w Paryżu jeden musi zostać.',
  'sig.turnSwitch': 'Karta zwrotnicy ustawia Reims tak, by tor z Paryża prowadził do Strasburga.',
  'sig.turnMove': 'Karta ruchu pociągu: czarna kość pokazuje 3 i pociąg jedzie trzy odcinki. Skrzyżowań i semaforów się nie liczy.',
  'sig.turnAgain': 'Druga karta zwrotnicy przestawia Reims już za pociągiem: teraz łączy Brukselę z Dijon dla tych, które przyjadą później.',
  'sig.turnBrown': 'Ostatnia karta ruchu jest dla brązowego pociągu. Na kości wypada 4, ale po trzech odcinkach przed Berlinem stoi czerwony semafor. Pociąg staje, a niewykorzystany punkt kosztuje żeton czasu.',
  'sig.turnDraw': 'Na koniec tury dobiera się pięć kart, najwyżej do dziesięciu na ręce. Potem kolejna osoba odkrywa kartę rozkładu jazdy.',
};

#!/usr/bin/env python3
"""Are the rules of the games really tested? Makes small mutants of them and counts how many the tests catch.

Usage: tools/mutate.py [--count N] [--seed S] [--jobs J] [--only TEXT] [--list]
Each mutant is one small change: < for <=, + for -, a constant one off, && for ||, a lost !, a lost statement, two
fields swapped. Only the changed file is compiled again; the tests of its folder, the rulebook and the conformance suite
are linked and run until one fails (or runs far longer than usual: a mutant may loop). The signature is left out: it
notices every change and understands none; so are the games of the bots, which take most of the time.
Mutants live in build/mutants beside a copy of the sources, which are never touched and may be edited meanwhile.
Mutants that no test can tell from the original stand in tools/mutate_equivalent.txt, each with the reason.
Exits 1 when fewer than 90 % of the mutants that compile are caught; lists the survivors.
"""
import argparse
import concurrent.futures
import dataclasses
import json
import pathlib
import random
import re
import resource
import shlex
import shutil
import signal
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
HOME = ROOT / "build/mutants"
TREE = HOME / "tree"  # the copy
BUILD = HOME / "build"
COPIED = ["CMakeLists.txt", "CMakePresets.json", "cmake", "data", "src", "tests", "tools"]
EQUIVALENT = ROOT / "tools/mutate_equivalent.txt"
ROUTES, TTR, GHOST, SIGNAL = (f"games/{game}/rules" for game in ("routes", "ttr", "ghost", "signal"))
SUITES = ["rulebook_tests", "conformance_tests"]
PROGRAMS = {ROUTES: ["routes_tests", "ttr_tests", "ghost_tests", *SUITES], TTR: ["ttr_tests", *SUITES],
            GHOST: ["ghost_tests", *SUITES], SIGNAL: ["signal_tests", *SUITES]}
# Whose files are compiled again when a header changes.
READERS = {ROUTES: [ROUTES, TTR, GHOST], TTR: [TTR], GHOST: [GHOST], SIGNAL: [SIGNAL]}
# Of those headers that only text compiles.
TEXT_PROGRAMS = ["signal_tests", "rulebook_tests"]
ALL_PROGRAMS = sorted({program for programs in [*PROGRAMS.values(), TEXT_PROGRAMS] for program in programs})
TEST_FLAGS = ["--gtest_fail_fast", "--gtest_brief=1", "--gtest_filter=-Signature*:Bots/*"]
# Those that hold rules and not only shapes.
HEADERS = {ROUTES: ["board.h", "claim.h", "claims.h", "deck.h", "lanes.h", "network.h", "open_counts.h", "pay.h", "sets.h"],
           TTR: ["rules.h"], GHOST: ["rules.h"],
           SIGNAL: ["board.h", "board_tables.h", "explain.h", "rules.h", "sets.h"]}
# Who compiles a header that nobody in its own folder includes.
USERS = {"board_tables.h": "/src/games/signal/text/board_reader.cc", "explain.h": "/src/games/signal/text/forecast_json.cc"}
NEEDED = 0.90

# What is replaced by what. Spaces tell operators from template brackets, references and signs.
SWAPS = [
    (r" < ", [" <= "]), (r" <= ", [" < "]), (r" > ", [" >= "]), (r" >= ", [" > "]),
    (r" == ", [" != "]), (r" != ", [" == "]),
    (r" \+ ", [" - "]), (r" - ", [" + "]), (r" \* ", [" + "]), (r" / ", [" * "]), (r" % ", [" / "]),
    (r" \+= ", [" -= "]), (r" -= ", [" += "]), (r"\+\+(?=\w)", ["--"]), (r"--(?=\w)", ["++"]),
    (r" && ", [" || "]), (r" \|\| ", [" && "]), (r"!(?=[\w(])", [""]), (r" \|= ", [" = "]),
    (r"\btrue\b", ["false"]), (r"\bfalse\b", ["true"]),
    (r"std::min\b", ["std::max"]), (r"std::max\b", ["std::min"]),
    (r"\bfewest\b", ["most"]), (r"\bmost\b", ["fewest"]), (r"\bfresh\b", ["under"]), (r"\bunder\b", ["fresh"]),
    (r"\btrack\.a\b", ["track.b"]), (r"\btrack\.b\b", ["track.a"]),
    (r"\bopening_keep\b", ["offer_keep"]), (r"\boffer_keep\b", ["opening_keep"]),
    (r"\btrains\b", ["cards"]), (r"\bcards\b", ["trains"]), (r"\bdiscards\b", ["deck"]), (r"\bfirst\b", ["turn"]),
    (r"\bkLocomotive\b", ["kColours - 1"]), (r"\bkNone\b", ["u8{0}"]),
]
CONSTANT = re.compile(r"(?<![\w.\"'])(\d{1,2})(?![\w.\"'])")
# Capacities and shapes are no rules, and tests must be compiled with the same ones.
SKIPPED_LINE = re.compile(r"^\s*(#|//|RH_ASSERT|static_assert|namespace|using|template|(inline|static) constexpr|u8 \w+ = |}|$)")
# A whole statement on one line that is no declaration: an assignment, a call, a step, a guarded return.
STATEMENT = re.compile(
    r"^\s*(if \(.*\) (return|continue|break)\b.*|(\+\+|--)?[\w.\[\]>()-]+( [-+|&]?= .*|\(.*\))?|continue|break);$")
STATEMENT_START = re.compile(r"([;{}:]|^\s*//.*|^)\s*$")


@dataclasses.dataclass(frozen=True)
class Mutant:
    file: str
    line: int  # from 1
    before: str
    after: str

    def text(self, source):
        lines = source.split("\n")
        lines[self.line - 1] = self.after
        return "\n".join(lines)

    def folder(self):
        """The folder below src whose rules it changes."""
        return pathlib.Path(self.file).parent.as_posix().removeprefix("src/")

    def key(self):
        return (pathlib.Path(self.file).name, self.before.strip(), self.after.strip())

    def diff(self):
        return f"{self.file}:{self.line}\n  - {self.before.strip()}\n  + {self.after.strip()}"


def code_of(line):
    """The line up to a comment, with strings blanked, so that places keep their columns."""
    line = re.sub(r'"[^"]*"', lambda found: "\x00" * len(found.group()), line)
    return line.split("//")[0]


def mutants_of_line(code, line):
    for pattern, replacements in SWAPS:
        for found in re.finditer(pattern, code):
            for new in replacements:
                yield line[:found.start()] + new + line[found.end():]
    for found in CONSTANT.finditer(code):
        for step in (1, -1):
            if int(found.group()) + step >= 0:
                yield line[:found.start()] + str(int(found.group()) + step) + line[found.end():]


def mutants_of(path):
    name = path.relative_to(TREE).as_posix()
    lines = path.read_text(encoding="utf-8").split("\n")
    for i, line in enumerate(lines):
        code = code_of(line)
        if SKIPPED_LINE.match(line) or "RH_ASSERT" in line:
            continue
        for after in mutants_of_line(code, line):
            yield Mutant(name, i + 1, line, after)
        if STATEMENT.match(code.rstrip()) and STATEMENT_START.search(code_of(lines[i - 1])):
            yield Mutant(name, i + 1, line, "")


def copy_sources():
    shutil.rmtree(TREE, ignore_errors=True)
    TREE.mkdir(parents=True)
    for name in COPIED:  # with their times, so that a second run builds little
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, TREE / name)
        else:
            shutil.copy2(ROOT / name, TREE / name)


def all_mutants():
    files = []
    for name, headers in HEADERS.items():
        folder = TREE / "src" / name
        files += [path for path in sorted(folder.glob("*.cc")) if not path.stem.endswith("_test")]
        files += [folder / header for header in headers]
    known = equivalents()
    found = [mutant for path in files for mutant in dict.fromkeys(mutants_of(path))]
    return [m for m in found if m.key() not in known], sum(m.key() in known for m in found)


def equivalents():
    """Entries of four lines: file, line before, line after ("nothing" for a lost statement), reason."""
    text = "\n".join(line for line in EQUIVALENT.read_text(encoding="utf-8").split("\n") if not line.startswith("#"))
    entries = [entry.split("\n") for entry in text.strip().split("\n\n")]
    for entry in entries:
        if len(entry) != 4:
            sys.exit(f"{EQUIVALENT.name}: not four lines: {entry}")
    return {(file, before, "" if after == "nothing" else after) for file, before, after, _ in entries}


class Workshop:
    """The build folder: commands to compile one file and to link one program, taken from the real build."""

    def __init__(self, jobs):
        # Traps tell a mutant that reads or writes past an end, as the sanitizers of `make test` would.
        checks = "-O1 -fsanitize=bounds,shift,return,unreachable -fsanitize-trap=all"
        flags = ["-DRH_WITH_SERVER=OFF", "-DRH_WERROR=OFF", f"-DCMAKE_CXX_FLAGS_DEBUG={checks}"]
        self.run(["cmake", "--preset", "debug", "-B", BUILD, *flags], TREE)
        self.run(["cmake", "--build", BUILD, "--parallel", str(jobs), "--target", *ALL_PROGRAMS], TREE)
        entries = json.loads((BUILD / "compile_commands.json").read_text())
        wanted = "|".join(["/src/games/[a-z]+/rules/", *USERS.values()])
        engine = [e for e in entries if re.search(wanted, e["file"]) and "_test" not in e["file"]]
        self.compile = {e["file"]: e["command"] for e in engine}
        self.link = {program: self.link_command(program) for program in ALL_PROGRAMS}
        self.seconds = {program: self.try_original(program) for program in ALL_PROGRAMS}

    @staticmethod
    def run(command, folder):
        done = subprocess.run(command, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        if done.returncode != 0:
            sys.exit(done.stdout)
        return done.stdout

    def link_command(self, program):
        return self.run(["ninja", "-t", "commands", f"bin/{program}"], BUILD).splitlines()[-1]

    def try_original(self, program):
        begin = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
        if run_tests(BUILD / "bin" / program, 900) is not None:
            sys.exit(f"{program} fails without any mutation")
        return resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - begin

    def sources_of(self, mutant):
        """The files that must be compiled again: itself, or all of its folder for a header."""
        own = TREE / mutant.file
        if str(own) in self.compile:
            return [str(own)]
        user = USERS.get(own.name)
        folders = {TREE / "src" / folder for folder in READERS[mutant.folder()]}
        return sorted(source for source in self.compile
                      if (source.endswith(user) if user else pathlib.Path(source).parent in folders))

    @staticmethod
    def programs_of(mutant):
        return TEXT_PROGRAMS if pathlib.Path(mutant.file).name in USERS else PROGRAMS[mutant.folder()]

    def compile_one(self, source, folder, mutant):
        """The object file, or None when the mutant is no C++."""
        made = folder / (pathlib.Path(source).relative_to(TREE).with_suffix("").as_posix().replace("/", "-") + ".o")
        is_mutated = source == str(TREE / mutant.file)
        taken = folder / mutant.folder() / pathlib.Path(source).name if is_mutated else source
        command = re.sub(r" -o \S+ -c \S+", "", self.compile[source])
        command = re.sub(r" -M[DTF]( \S+\.o(\.d)?)?", "", command)
        arguments = shlex.split(command) + [f"-I{TREE}/src", "-w", "-o", str(made), "-c", str(taken)]
        arguments.insert(2, f"-I{folder}")  # before the real headers
        done = subprocess.run(arguments, cwd=BUILD, capture_output=True)
        return made if done.returncode == 0 else None

    def link_one(self, program, folder, objects):
        made = folder / program
        command = self.link[program].replace(f" -o bin/{program} ", f" -o {made} ")
        # Before all others, so that inline functions of a changed header win too.
        first = re.search(r" \S+\.o ", command).start()
        command = f"{command[:first]} {' '.join(map(str, objects))}{command[first:]}"
        self.run(["sh", "-c", command], BUILD)
        return made

    def verdict(self, mutant, number):
        folder = HOME / "work" / str(number)
        shutil.rmtree(folder, ignore_errors=True)
        (folder / mutant.folder()).mkdir(parents=True)
        source = (TREE / mutant.file).read_text(encoding="utf-8")
        (folder / mutant.folder() / pathlib.Path(mutant.file).name).write_text(mutant.text(source), encoding="utf-8")
        try:
            return self.try_mutant(mutant, folder)
        finally:
            shutil.rmtree(folder, ignore_errors=True)

    def try_mutant(self, mutant, folder):
        objects = []
        for source in self.sources_of(mutant):
            made = self.compile_one(source, folder, mutant)
            if made is None:
                return "no C++"
            objects.append(made)
        for program in self.programs_of(mutant):
            caught = run_tests(self.link_one(program, folder, objects), int(10 + 6 * self.seconds[program]))
            if caught is not None:
                return f"caught by {caught}"
        return "SURVIVED"


def run_tests(program, seconds):
    """The name of the first test that fails, or None. The seconds are the processor's: a busy machine catches nothing."""
    def limits():
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds + 1))
    done = subprocess.run([program, *TEST_FLAGS], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, preexec_fn=limits,
                          cwd=program.parent)
    if done.returncode == 0:
        return None
    if -done.returncode == signal.SIGXCPU:
        return f"{program.name}: time ran out"
    if -done.returncode in (signal.SIGKILL, signal.SIGTERM):
        sys.exit(f"{program.name} was stopped from outside: the count would be worth nothing")
    failed = re.search(rb"FAILED  \] (\S+?)[,\s]", done.stdout)
    return f"{program.name}: {failed.group(1).decode() if failed else 'the program died'}"


def arguments():
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--count", type=int, default=240, help="how many mutants (default 240)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--only", default="", help="only mutants of files whose name contains this")
    parser.add_argument("--list", action="store_true", help="show the mutants and try none")
    return parser.parse_args()


def main():
    options = arguments()
    copy_sources()
    mutants, equivalent = all_mutants()
    mutants = [m for m in mutants if options.only in m.file]
    chosen = random.Random(options.seed).sample(mutants, min(options.count, len(mutants)))
    print(f"{len(mutants)} mutants can be made, {equivalent} more are known to change nothing")
    print(f"Trying {len(chosen)}, {options.jobs} at a time", flush=True)
    if options.list:
        print("\n".join(m.diff() for m in chosen))
        return 0
    workshop = Workshop(options.jobs)
    survivors, caught, broken = [], 0, 0
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        verdicts = pool.map(workshop.verdict, chosen, range(len(chosen)))
        for number, (mutant, verdict) in enumerate(zip(chosen, verdicts), 1):
            print(f"{number}/{len(chosen)} {mutant.file}:{mutant.line}: {verdict}", flush=True)
            caught += verdict.startswith("caught")
            broken += verdict == "no C++"
            if verdict == "SURVIVED":
                survivors.append(mutant)
    tried = caught + len(survivors)
    share = caught / tried if tried else 0
    print("\nSurvivors:" if survivors else "\nNo survivors.")
    print("\n".join(m.diff() for m in survivors))
    print(f"{tried} mutants, {caught} caught ({share:.1%}), {len(survivors)} survived; {broken} did not compile")
    return 0 if share >= NEEDED else 1


if __name__ == "__main__":
    sys.exit(main())

#!/bin/sh
# Continuous archiving with PostgreSQL's own means. docs/operating.md says when to use what.
#   archive PATH NAME   archive_command: keeps a segment of the write-ahead log
#   fetch NAME PATH     restore_command: brings it back
#   prepare             makes the folders, owned by postgres
#   take                makes a base backup, and deletes what no kept one needs
#   daily               makes one a day
#   list                shows what can be restored
#   restore [TIME]      replaces the data by what they were at TIME, or at the end of the archive; the server must be stopped
set -eu
: "${BACKUPS:=/backups}" "${KEEP_BACKUPS:=7}"
wal=$BACKUPS/wal
base=$BACKUPS/base
stamp() { date -u "$@" +%Y-%m-%dT%H%M%SZ; }
fail() {
  echo "$*" >&2
  exit 1
}
backups() { find "$base" -mindepth 1 -maxdepth 1 -name '2*Z' "$@" | sort; }

archive() {
  kept=$wal/$2.gz
  # After a crash PostgreSQL archives a segment again. Another one of that name comes from another server.
  if [ -f "$kept" ]; then
    gzip -dc "$kept" | cmp -s - "$1" || fail "$kept holds something else than $1."
    return
  fi
  gzip -1 -c "$1" >"$kept.part"
  sync "$kept.part"
  mv "$kept.part" "$kept"
  sync "$wal"
}

fetch() {
  [ -f "$wal/$1.gz" ] || exit 1
  gzip -dc "$wal/$1.gz" >"$2"
}

prepare() {
  for folder in "$wal" "$base"; do
    [ -d "$folder" ] && continue
    mkdir -p -m 700 "$folder"
    chown postgres:postgres "$folder"
  done
}

take() {
  made=$base/making
  rm -rf "$made"
  pg_basebackup --host=/run/postgresql --username="$POSTGRES_USER" --format=tar --gzip --checkpoint=fast --pgdata="$made"
  # Named by its end: it can be restored to any later moment.
  name=$(stamp)
  [ ! -e "$base/$name" ] || fail "$name was taken a moment ago."
  mv "$made" "$base/$name"
  sync "$base"
  backups | head -n "-$KEEP_BACKUPS" | while read -r old; do rm -rf "$old"; done
  oldest=$(backups | head -n 1)
  needed=$(tar -xzOf "$oldest/base.tar.gz" backup_label | sed -n 's/^START WAL LOCATION.*(file \(.*\))$/\1/p')
  pg_archivecleanup -x .gz "$wal" "$needed"
  echo "Took $name."
}

daily() {
  while :; do
    [ -n "$(backups -mmin -1440)" ] || take || echo 'The base backup failed; trying again in ten minutes.' >&2
    sleep 600
  done
}

list() {
  for one in $(backups); do echo "$(basename "$one")  $(du -sh "$one" | cut -f 1)"; done
  newest=$(find "$wal" -name '*.gz' -printf '%T@ %TY-%Tm-%TdT%TH%TM%.2TSZ\n' | sort -n | tail -n 1 | cut -d ' ' -f 2)
  echo "Archived until ${newest:-never}. Any moment from the end of the first backup to then can be restored."
}

restore() {
  pg_isready --quiet --host=/run/postgresql && fail 'PostgreSQL runs. Stop it first.'
  target=$(stamp ${1:+-d "$1"}) || fail "Not a time: $1"
  from=$(backups | awk -F / -v target="$target" '$NF <= target' | tail -n 1)
  [ -n "$from" ] || fail "No base backup ended before $target."
  aside=$PGDATA.before-$(stamp)
  if [ -e "$PGDATA" ]; then mv "$PGDATA" "$aside"; fi
  mkdir -p -m 700 "$PGDATA"
  tar -xzf "$from/base.tar.gz" -C "$PGDATA"
  tar -xzf "$from/pg_wal.tar.gz" -C "$PGDATA/pg_wal"
  cat >>"$PGDATA/postgresql.auto.conf" <<CONF
restore_command = 'BACKUPS=$BACKUPS sh $(realpath "$0") fetch %f %p'
recovery_target_time = '${1:+$(date -u -d "$1" '+%Y-%m-%d %H:%M:%S.%N+00')}'
recovery_target_action = 'promote'
CONF
  touch "$PGDATA/recovery.signal"
  chown -R postgres:postgres "$PGDATA"
  echo "Restored $(basename "$from"); the next start replays the log${1:+ until $1}. What was there is in $aside."
}

case ${1-} in
archive | fetch | prepare | take | daily | list | restore) "$@" ;;
*) fail 'One of: archive, fetch, prepare, take, daily, list, restore.' ;;
esac

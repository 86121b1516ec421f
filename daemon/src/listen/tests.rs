use std::io::{Read as _, Write as _};
use std::net::{Shutdown, SocketAddr, TcpStream};
use std::sync::Mutex;

use axum::extract::Request;
use axum::http::header::CONNECTION;
use axum::response::IntoResponse as _;

use super::*;
use crate::stop::stop_switch;

type Seen = Arc<Mutex<Vec<(String, Option<FramingFault>)>>>;

async fn door_to(router: Router) -> Acceptor {
    Acceptor {
        listener: TcpListener::bind("127.0.0.1:0").await.unwrap(),
        router,
        head_time_max: Duration::from_secs(30),
        stalled_time_max: Duration::from_millis(100),
        connections_max: 10,
        exempt: vec!["127.0.0.0/8".parse().unwrap()],
        last_word: Box::new(|| b"no room".to_vec()),
        metrics: ConnectionMetrics::default(),
    }
}

#[tokio::test]
async fn a_peer_that_takes_nothing_of_its_answer_is_cut_off_and_counted() {
    // More than what the sockets between them hold.
    let door = door_to(Router::new().fallback(async || vec![b'x'; 64 << 20])).await;
    let (address, metrics) = (door.listener.local_addr().unwrap(), door.metrics.clone());
    let (_, stop) = stop_switch();
    let door = tokio::spawn(door.answer(stop));
    let mut idle = TcpStream::connect(address).unwrap();
    idle.write_all(b"GET / HTTP/1.1\r\nHost: t\r\n\r\n").unwrap();
    let cut_off = async {
        while metrics.ends(ConnectionFailure::Stalled) == 0 {
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(Duration::from_mins(1), cut_off).await.unwrap();
    door.abort();
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_that_has_half_of_the_connections_is_told_that_there_is_no_room() {
    let router = Router::new().fallback(async || "answered");
    let door = Acceptor { exempt: Vec::new(), connections_max: 4, ..door_to(router).await };
    let (address, metrics) = (door.listener.local_addr().unwrap(), door.metrics.clone());
    let (_, stop) = stop_switch();
    let door = tokio::spawn(door.answer(stop));
    let asked = tokio::task::spawn_blocking(move || {
        let ask = |stream: &mut TcpStream| {
            stream.write_all(b"GET / HTTP/1.1\r\nHost: t\r\n\r\n").unwrap();
            let mut answer = [0; 1024];
            let length = stream.read(&mut answer).unwrap();
            String::from_utf8_lossy(&answer[..length]).ends_with("answered")
        };
        let open = || TcpStream::connect(address).unwrap();
        let mut held = [open(), open()];
        assert!(held.iter_mut().all(ask));
        let mut third = String::new();
        open().read_to_string(&mut third).unwrap();
        assert_eq!(third, "no room");
        assert_eq!(metrics.refusals(), 1);
        assert!(held.iter_mut().all(ask), "those that it has go on");
    });
    asked.await.unwrap();
    door.abort();
}

#[tokio::test(flavor = "multi_thread")]
async fn no_connection_is_cut_unanswered_when_the_order_to_stop_comes() {
    let door = door_to(Router::new().fallback(async || "answered")).await;
    let address = door.listener.local_addr().unwrap();
    let open = |_| {
        let mut stream = TcpStream::connect(address).unwrap();
        stream.write_all(b"GET / HTTP/1.1\r\nHost: t\r\n\r\n").unwrap();
        stream
    };
    // Accepted by the system, and neither by the door nor read from yet.
    let waiting: Vec<_> = (0..8).map(open).collect();
    let (switch, stop) = stop_switch();
    switch.order();
    let door = tokio::spawn(door.answer(stop));
    let asked = tokio::task::spawn_blocking(move || {
        for mut stream in waiting {
            let mut answer = String::new();
            stream.read_to_string(&mut answer).unwrap();
            assert!(answer.ends_with("answered"), "{answer:?}");
        }
    });
    asked.await.unwrap();
    tokio::time::timeout(Duration::from_secs(5), door).await.unwrap().unwrap();
    assert!(TcpStream::connect(address).is_err(), "nothing listens any more");
}

/// A door behind which requests are only noted, with their faults.
async fn noting_door() -> (SocketAddr, Seen, impl Future<Output = ()>) {
    let seen = Seen::default();
    let note = Arc::clone(&seen);
    let router = Router::new().fallback(move |request: Request| {
        let fault = request.extensions().get::<FramingFault>().copied();
        note.lock().unwrap().push((request.uri().path().to_owned(), fault));
        let is_last = request.headers().contains_key("transfer-encoding");
        async move {
            let close = is_last.then_some([(CONNECTION, "close")]);
            (close, "noted").into_response()
        }
    });
    let door = door_to(router).await;
    let address = door.listener.local_addr().unwrap();
    let (_, stop) = stop_switch();
    (address, seen, door.answer(stop))
}

/// Requests one behind the other. The path of each says whether its head has both words; lengths
/// and what stands in a body are as luck has it, and so are the places of line feeds and spaces.
fn a_stream(mut luck: impl FnMut(usize) -> usize) -> Vec<u8> {
    let mut text = String::new();
    for _ in 0..=luck(6) {
        let length =
            ["", "Content-Length: 7", "content-LENGTH:0007", "Content-Length:\t0"][luck(4)];
        let coding = ["", "", "Transfer-Encoding: chunked", "TRANSFER-ENCODING:chunked"][luck(4)];
        let both = if length.is_empty() || coding.is_empty() { "/one" } else { "/both" };
        let end = ["\r\n", "\n"][luck(2)];
        let method = ["GET", "POST", "CONNECT"][luck(3).min(luck(3))];
        let mut lines =
            vec!["Host: t", length, coding, "X-Content-Length: 3", "X: Transfer-Encoding: y"];
        let turn = luck(lines.len());
        lines.rotate_left(turn);
        text.push_str(["", "", "\r\n", "\n"][luck(4)]);
        text.extend([method, " ", both, " HTTP/1.1", end]);
        for line in lines.into_iter().filter(|line| !line.is_empty()) {
            text.push_str(line);
            text.push_str(end);
        }
        text.push_str(end);
        text.push_str(
            ["", "", "{\"a\":1}", "{\"a\":1}", "7\r\n{\"a\":1}\r\n0\r\n\r\n", "x"][luck(6)],
        );
    }
    text.into_bytes()
}

#[tokio::test(flavor = "multi_thread")]
async fn whatever_the_library_takes_for_a_request_has_its_own_fault_and_no_other() {
    let (address, seen, door) = noting_door().await;
    let door = tokio::spawn(door);
    tokio::task::spawn_blocking(move || {
        let (mut state, mut alone, mut both) = (1_u64, 0, 0);
        for _ in 0..2000 {
            let bytes = a_stream(|below| {
                state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
                usize::try_from(state >> 33).unwrap() % below
            });
            let mut stream = TcpStream::connect(address).unwrap();
            // It may be answered and closed before all of it is sent.
            _ = stream.write_all(&bytes);
            _ = stream.shutdown(Shutdown::Write);
            _ = stream.read_to_end(&mut Vec::new());
            for (path, fault) in seen.lock().unwrap().drain(..) {
                *(if path == "/both" { &mut both } else { &mut alone }) += 1;
                let expected = (path == "/both").then_some(FramingFault::LengthAndCoding);
                let stream = String::from_utf8_lossy(&bytes);
                assert_eq!(fault, expected, "{path} in {stream:?}");
            }
        }
        assert!(alone > 1000 && both > 500, "{alone} and {both} requests");
    })
    .await
    .unwrap();
    door.abort();
}
